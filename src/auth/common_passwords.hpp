// What people choose when they are asked for a password, and programs that guess try first.
// Separated by white space, in lower case, without spaces and signs. Because digits at both ends
// and signs anywhere make no difference to the comparison, and neither does joining two of them, a
// short word stands for all its usual forms: "summer" for "Summer2025!" and "hot-summer".
#pragma once

#include <string_view>

namespace auth {

inline constexpr std::string_view common_passwords = R"(
password passwords passwort passwd passw0rd passcode passphrase passe parola parole motdepasse
contrasena contraseña clave senha wachtwoord haslo heslo lozinka jelszo salasana losenord adgangskode
kennwort geheim secret secrets secreto segreto topsecret supersecret verysecret mysecret sekret
changeme changeit changethis changenow changemenow pleasechange pleasechangeme changepassword
newpassword oldpassword mypassword yourpassword thepassword thisispassword thisismypassword
thisisapassword thisisasecret nopassword nopasswd forgotpassword forgotten resetpassword
resetme setpassword masterpassword firstpassword defaultpassword temppassword temporarypassword
temporary temppass temp default standard initial initialpassword testpassword testpass test testing
tester testtest test123test testuser testaccount example sample demo demopassword guest guestguest
guestpassword user users username userpass myuser newuser superuser sysadmin systemadmin system
administrator administrateur administrador amministratore admin admin123admin adminadmin adminpass
adminroot root rootroot toor rootpassword master masterkey manager management supervisor operator
owner boss chef office backoffice frontoffice reception staff employee cashier waiter waitress
barista bartender kitchen restaurant restaurante ristorante gasthaus bistro tavern pizzeria pizza
pasta burger coffee espresso cappuccino latte cafe bakery barbecue sushi tapas taco burrito steak
beer wine whisky vodka tequila kiosk terminal pointofsale cashregister register counter store shop
company business enterprise corporate accounting finance invoice payroll comanda comandabackoffice
login loginlogin logon signin signon signup letmein letmeinnow letmeinplease pleaseletmein letusin
openup opensesame opensesami sesame access accessdenied accessgranted allow enter enterhere
welcome welcomeback welcomehome welcometo welcomeall bienvenue bienvenido benvenuto willkommen
hello hellohello helloworld helloyou hellothere hellokitty helpme hithere goodbye goodmorning
goodnight goodluck thankyou thankyouverymuch please trustme trustno1 trustnoone trustnobody
whatever whateverworks nothing nothingness something anything everything someone anyone nobody
everybody iamtheone iamnobody iamlegend iamthebest iamadmin idontknow idontcare idontremember
iforgot iforgotit iforgotmypassword ihavenoidea remember rememberme rememberthis dontforget
neverforget unforgettable unknown unbelievable impossible incorrect incorrecthorse invalid wrong
correcthorsebatterystaple correcthorse batterystaple tobeornottobe maytheforcebewithyou
maytheforce theforce usetheforce lukeskywalker skywalker darthvader starwars stormtrooper
millenniumfalcon obiwankenobi yoda chewbacca startrek enterprise starfleet captainkirk
gandalf gandalfthegrey frodobaggins frodo bilbo mordor lordoftherings onering middleearth aragorn
legolas harrypotter hogwarts gryffindor slytherin ravenclaw hufflepuff dumbledore voldemort
hermione expelliarmus abracadabra alohomora hocuspocus superman batman spiderman ironman wolverine
captainamerica wonderwoman greenlantern deadpool avengers avenger thanos hulk joker catwoman robin
pokemon pikachu charizard bulbasaur digimon naruto sasuke dragonball vegeta goku onepiece minecraft
fortnite roblox warcraft worldofwarcraft starcraft counterstrike leagueoflegends dota halo playstation
nintendo supermario mario luigi zelda sonic tetris pacman gameover gamer gaming player playboy
simpsons homersimpson southpark scoobydoo mickeymouse mickey minnie donaldduck donald snoopy garfield
winniethepooh tigger bugsbunny spongebob squarepants tinkerbell cinderella pinocchio peterpan bambi
jamesbond bond007 sherlock sherlockholmes terminator matrix neo morpheus trinity godfather rocky rambo
titanic gladiator braveheart inception jurassicpark walkingdead breakingbad gameofthrones
winteriscoming daenerys khaleesi
iloveyou iloveyou2 iloveyouso iloveyousomuch iloveyoubaby iloveyouforever iloveu iluvu iloveme
ilovemyself ilovegod ilovejesus ilovemusic ilovefootball ilovecats ilovedogs ilovemycat ilovemydog
ilovemywife ilovemyhusband ilovemykids ilovemymom ilovemum ilovelife ilove ihateyou ihatethis
ihatepasswords ihate iwantyou imissyou ineedyou teamo tequiero jetaime tiamo ichliebedich teamomucho
tequieromucho eutevamo loveyou loveme lovelove loveyouforever lover lovers love lovely loveless
loverboy lovergirl lovebug loveisblind truelove mylove myloveforever onelove sweetlove babylove
baby babygirl babyboy babydoll babycakes sweetheart sweety sweetie sweet sweetpea sweetness honey
honeybee honeybunny darling beloved beautiful beauty gorgeous handsome pretty prettygirl princess
prince queen king kingkong kingdom angel angels angelface devil heaven blessed blessing godisgood
godislove godbless jesus jesuschrist jesusislord jesuslovesme jesussaves christ church faith hope
hopeful grace gracious amazing amazinggrace miracle spirit holyspirit hallelujah allah bismillah
alhamdulillah inshallah buddha krishna ganesh omnamahshivaya jaishreeram shiva
family familyfirst forever foreverandever always alwaysandforever together friends friend friendship
bestfriend bestfriends bff mother father mommy daddy mummy mama papa mom dad sister brother grandma
grandpa husband wife children son daughter girlfriend boyfriend marriage wedding birthday
happybirthday happy happiness happyday happydays happynewyear merrychristmas christmas xmas easter
halloween thanksgiving newyear valentine holiday holidays vacation party partytime
summer summertime winter wintertime spring springtime autumn fall season january february march april
may june july august september october november december monday tuesday wednesday thursday friday
saturday sunday weekend today tomorrow yesterday morning evening midnight enero febrero marzo abril
mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera otono
januar februar maerz juni juli oktober dezember sommer herbst fruehling
sunshine sunflower sunny sunset sunrise sun moon moonlight moonshine star stars starlight starfish
sky skyline rainbow rainbows raindrop rain storm thunder thunderbolt lightning snow snowflake snowball
snowman fire firefly firefox fireball water waterfall waterloo earth wind ocean oceans sea beach
river mountain mountains forest garden flower flowers rose roses redrose lily lavender daisy jasmine
orchid butterfly butterflies dragonfly ladybug nature crystal diamond diamonds emerald sapphire ruby
silver golden gold platinum treasure money moneymoney cashmoney millionaire billionaire dollar
dollars euro bitcoin blockchain ethereum lucky luckyme luckyone luckystar jackpot casino poker
monkey monkeys dragon dragons tiger tigers lion lions panther eagle eagles falcon falcons hawk
phoenix wolf wolves wolfpack bear bears panda pandabear koala kangaroo elephant giraffe zebra horse
horses pony unicorn unicorns dolphin dolphins shark whale turtle rabbit bunny kitten kitty kittycat
cat cats dog dogs doggy doggie puppy puppies hamster mouse rat snake cobra viper python spider
scorpion bee chicken duck turkey penguin parrot donkey cow pig piggy goat sheep bulldog rottweiler
football footballer footballclub soccer futbol fussball baseball basketball volleyball softball
handball hockey tennis golf golfer rugby cricket boxing wrestling swimming swimmer running runner
cycling skateboard snowboard surfing surfer fishing hunting hunter karate ninja samurai champion
champions winner winners victory liverpool liverpoolfc youllneverwalkalone arsenal chelsea chelseafc
manchester manchesterunited manchestercity manutd everton tottenham barcelona fcbarcelona realmadrid
atletico juventus acmilan intermilan bayernmunich borussia dortmund schalke galatasaray fenerbahce
besiktas benfica sporting boca bocajuniors riverplate corinthians flamengo palmeiras cowboys yankees
redsox lakers bulls chicagobulls steelers packers patriots raiders broncos dodgers ronaldo
cristianoronaldo messi lionelmessi neymar maradona beckham jordan michaeljordan kobebryant lebron
ferrari lamborghini porsche mercedes mercedesbenz bmw audi volkswagen toyota honda nissan mustang
fordmustang camaro corvette chevrolet chevy dodge jaguar bentley rollsroyce harley harleydavidson
davidson yamaha kawasaki suzuki ducati motorcycle motorbike truck driver racing turbo
computer computers laptop keyboard monitor printer internet network wireless router server database
windows microsoft linux ubuntu debian apple macintosh iphone samsung samsunggalaxy nokia motorola
android google googlechrome facebook instagram twitter youtube netflix amazon whatsapp snapchat
telegram yahoo hotmail gmail email emailaddress website software hardware program programmer
programming developer engineer hacker hackers hacked hackme hacktheplanet cyber security secure
secured securepassword strongpassword strong stronger goodpassword badpassword weakpassword
longpassword easypassword simplepassword simple easy crackme uncrackable unhackable
music musica musical guitar guitarist piano drummer metallica ironmaiden slipknot nirvana linkinpark
blink182 greenday pinkfloyd ledzeppelin acdc rammstein beatles thebeatles rollingstones queen
eminem tupac onedirection justinbieber taylorswift michaeljackson bobmarley elvispresley madonna
rocknroll rockstar rockandroll heavymetal metal hiphop reggae dance dancer dancing dancingqueen
singer freedom freebird free liberty peace peaceful peaceandlove love4ever harmony destiny dream
dreams dreamer dreaming dreamcatcher imagine imagination believe believer believeinyourself
neverquit nevergiveup nevermind nolimits nopainnogain carpediem hakunamatata livelaughlove
liveyourlife lifeisgood lifeisbeautiful life mylife beyourself bestrong keepcalm keepitsimple justdoit
yolo success successful power powerful energy legend legendary hero heroes warrior warriors knight
soldier army airforce marines navy police fireman ranger rangers pirate pirates captain commander
general colonel sergeant shadow shadows darkness darkangel dark night nightmare ghost vampire zombie
zombies monster monsters killer killers destroyer demon lucifer hell hellfire satan evil
black blackcat blackberry blackjack blackandwhite white red blue green greenday yellow orange purple
pink pinkpanther brown grey bluesky blueeyes redbull cherry cherries strawberry blueberry raspberry
banana bananas apples pineapple peaches mango lemon lemonade watermelon coconut tomato potato carrot
chocolate chocolat vanilla caramel cookie cookies cupcake muffin candy candycane sugar cinnamon
pepper ginger cheese cheesecake cheeseburger butter buttercup peanut peanutbutter bacon sausage
pancake pancakes popcorn icecream jelly jellybean marshmallow cocacola pepsi drpepper jackdaniels
heineken guinness budweiser corona nutella
america american usa unitedstates canada mexico brasil brazil argentina colombia venezuela chile peru
england britain unitedkingdom london londonbridge scotland ireland wales france paris germany
deutschland berlin munich hamburg austria vienna switzerland zurich italy italia rome roma milano
napoli spain espana madrid valencia sevilla portugal lisbon porto holland netherlands nederland
amsterdam rotterdam belgium brussels denmark copenhagen sweden stockholm norway oslo finland helsinki
poland polska warsaw warszawa prague budapest hungary romania bucharest bulgaria sofia serbia
belgrade croatia zagreb greece athens turkey turkiye istanbul ankara russia moscow ukraine kyiv kiev
israel jerusalem egypt cairo morocco nigeria lagos kenya southafrica india mumbai delhi bangalore
pakistan karachi bangladesh srilanka china beijing shanghai hongkong taiwan japan tokyo korea seoul
singapore malaysia thailand bangkok vietnam hanoi indonesia jakarta philippines manila australia
sydney melbourne newzealand newyork newyorkcity nyc boston chicago houston dallas texas california
losangeles hollywood sanfrancisco sandiego lasvegas vegas phoenix denver seattle portland atlanta
miami florida orlando washington philadelphia detroit brooklyn manhattan alabama georgia virginia
carolina tennessee hawaii alaska toronto montreal vancouver havana santiago bogota lima caracas
buenosaires riodejaneiro saopaulo
michael michelle jennifer jessica ashley amanda samantha elizabeth victoria alexander alexandra
alexandru alexandre alejandro alejandra andrea andreas andrew anthony antonio benjamin brandon
brittany cameron carlos caroline catherine charles charlie charlotte christian christina christine
christopher cristina cristian daniel daniela danielle david diego dominic dominique eduardo emily
emma enrique eric fernanda fernando francesca francesco francisco gabriel gabriela george gerald
giovanni gregory guillermo hannah heather isabella isabelle jackson jacob james jason javier jeremy
jessie joanna johnny jonathan jordan joseph joshua juliana julian julia justin katherine kathleen
kevin kimberly laura lauren leonardo lorenzo louise lucas madison marcus margaret maria mariana
marie marina martin martina matthew matthias maximilian melanie melissa miguel mohamed mohammed
muhammad ahmed hassan hussein ibrahim fatima natalia natalie nathan nicholas nicolas nicole oliver
olivia patricia patrick pedro peter philip rachel rafael ramona raymond rebecca ricardo richard
robert roberto rodrigo ronald roxana russell ryan sabrina samuel sandra santiago sebastian
sergio sharon simone sophia sophie stefan stephanie stephen steven susana svetlana tatiana taylor
teresa thomas tiffany timothy valentina valeria vanessa veronica vincent walter william yolanda
zachary maggie buster cooper bailey max charlie rocky lucky princess shadow tigger smokey bella
molly daisy sadie ginger
qwerty qwertz azerty qwert qwertyui qwertyuiop qwertyqwerty qwerty123456 qwerty12345 qwerty1234
qwerty123 qwertyasdf qwertyasdfgh qwertyuiopasdfghjkl qwaszx qwaszx12 qwasyx qazwsx qazwsxedc
qazwsxedcrfv qazwsxedcrfvtgb qazxsw qazxswedc qaz123wsx qazqaz qazwsx123 1qaz2wsx 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx xswzaq wsxedc
wsxedcrfv 2wsx3edc 3edc4rfv 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6z
1q2w3e4r5t6y7u8i q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 1qw23er4 1q1q1q1q 1w2w3w4w
qweasd qweasdzxc qweasd123 qweasdzxc123 qweqwe qweqweqwe qwe123qwe qwe123asd asdqwe asdqwe123
asdasd asdasdasd asdf asdfasdf asdfgh asdfghjkl asdfghjk asdfqwer asdfjkl asdfzxcv asd123asd
zxcvbnm zxcvbn zxcv zxcvzxcv zxczxc zxcasdqwe zxcasd zxcvbnmasdfghjkl poiuytrewq lkjhgfdsa mnbvcxz
mnbvcxzlkjhgfdsa yxcvbnm qayxsw qayxswedc wsxqaz edcrfv rfvtgb tgbyhn yhnujm plokij okmijn
abc abcabc abcd abcdef abcdefg abcdefgh abc123 abc123abc abcd1234 abc123456 a1b2c3 a1b2c3d4
a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c 1a2b3c4d 1a2b3c4d5e 1a2b3c4d5e6f aa123456 aaa111 a123456789 xyz xyzxyz
12qwaszx 123qwe 123qweasd 123qweasdzxc 123qwe123 123qwe123qwe 123abc 123abc123 123asd 1234qwer
1234abcd 12345qwert 12345abcde 123456qwerty 123456abcdef 1password1 123password123 147258369
1472583690 159753 159357 1593572846 741852963 7418529630 789456123 7894561230 963852741 1029384756
0192837465 1223334444 1122334455 112233445566 123123123 1231231234 1234554321 12344321 123321123
123321123321 147852369 1478523690 258456 3141592653 31415926535 3141592654 2718281828 1618033988
1414213562 0123456789 9876543210 1010101010 1212121212 1313131313 6969696969 2020202020
donttouch keepout stayout stayaway goaway getout nomore noway noentry private privacy personal
mycomputer mydesktop myhome myhouse home homesweethome sweethome house homework school schoolisout
highschool university college student teacher professor doctor doctorwho nurse lawyer engineer
pilot airplane airport travel traveler adventure journey paradise island treehouse lighthouse
windmill castle palace temple bridge tower church station street avenue village
basketcase superstar supernova superfly superwoman super supreme ultimate ultimatum infinity
perfect perfection fantastic excellent excellence awesome awesomeness cool coolguy coolgirl coolio
hotstuff hot hotdog sexy sexygirl sexyboy sexybitch sexylady sexxy naughty badboy badgirl goodgirl
goodboy bigboy bigdog bigdaddy bigmac bigmoney biggie little littleone littleman littlegirl tiny
fuckyou fuckyouall fuckme fuckoff fuckthis fuckit fuck motherfucker asshole assholes bitch bitches
bullshit shithead shit dickhead dick pussy pussycat penis vagina boobs bastard whore slut porn
hustler blowjob pornhub masturbate
number numberone numberonefan noone theone the one two three four five six seven eight nine ten hundred
thousand million onetwothree onetwothreefour first second third last my our your mine yours his her
this that with and new old big good bad best great little nice real true
mustang maverick thunderbird challenger charger firebird bigfoot snowwhite robinhood zorro
tarzan godzilla kingkong frankenstein dracula
abcdefghij abcdefghijk abcdefghijkl abcdefghijklmnop aaaaaaaaaa
tinkerbelle trustissues tryagain tryharder tryit trymenow whoami whoareyou whocares whatsup
whatisthis whatthefuck whatthehell whatpassword wherearewe whyme whynot wtf lol lololol omg
yesyesyes yes nonono no okokok okay
zaqxswcde zsexdrcft
)";

}  // namespace auth
