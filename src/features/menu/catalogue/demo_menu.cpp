// Dishes and what can be chosen with them.
#include "features/menu/catalogue/demo_menu.hpp"

namespace features::catalogue::demo {
namespace {

// clang-format off
constexpr Dish small_plates[] = {
    {"Crispy Calamari",          1450, "Lemon aioli, pickled chili"},
    {"Burrata & Tomato",         1550, "Basil oil, sea salt, grilled bread"},
    {"Charred Shishito Peppers", 1050, "Smoked salt and lime"},
    {"Beef Carpaccio",           1650, "Arugula, capers, parmesan"},
    {"Tuna Tartare",             1750, "Avocado, soy and sesame"}};
constexpr Dish shareables[] = {
    {"Harbor Nachos",            1350, "Black beans, jalapeño, cheddar, sour cream"},
    {"Buffalo Wings",            1450, "Celery and blue cheese dip"},
    {"Spinach Artichoke Dip",    1250, "Warm, with tortilla chips"},
    {"Loaded Potato Skins",      1150, "Bacon, cheddar, chives"},
    {"Hummus & Flatbread",       1100, "Olive oil, za'atar, crudités"}};
constexpr Dish soups[] = {
    {"New England Clam Chowder",  850, "Clams, potato, bacon"},
    {"French Onion Soup",         900, "Gruyère crouton"},
    {"Tomato Basil Soup",         750, "Cream and croutons"},
    {"Chicken Noodle Soup",       800, "Slow-cooked broth"},
    {"Lobster Bisque",           1100, "Cognac and cream"}};
constexpr Dish salads[] = {
    {"Caesar Salad",             1150, "Romaine, anchovy dressing, parmesan"},
    {"Harbor Cobb",              1550, "Chicken, bacon, egg, avocado, blue cheese"},
    {"Greek Salad",              1250, "Feta, olives, cucumber, oregano"},
    {"Roasted Beet Salad",       1300, "Goat cheese, walnuts, orange"},
    {"Garden Salad",              950, "Seasonal greens, house vinaigrette"}};
constexpr Dish beef_burgers[] = {
    {"Classic Cheeseburger",     1450, "American cheese, pickles, house sauce"},
    {"Bacon Barbecue Burger",    1650, "Smoked bacon, cheddar, onion rings"},
    {"Mushroom Swiss Burger",    1600, "Sautéed mushrooms, Swiss cheese"},
    {"Blue Cheese Burger",       1650, "Caramelized onions, blue cheese"},
    {"Double Smash Burger",      1750, "Two patties, American cheese, grilled onions"}};
constexpr Dish other_burgers[] = {
    {"Crispy Chicken Burger",    1450, "Buttermilk chicken, slaw, pickles"},
    {"Turkey Burger",            1400, "Avocado, tomato, herb mayo"},
    {"Salmon Burger",            1700, "Dill yogurt, cucumber"},
    {"Black Bean Burger",        1350, "Chipotle mayo, avocado"},
    {"Lamb Burger",              1800, "Feta, mint, cucumber"}};
constexpr Dish sandwiches[] = {
    {"Grilled Chicken Club",     1450, "Bacon, lettuce, tomato"},
    {"Reuben",                   1500, "Corned beef, sauerkraut, Swiss on rye"},
    {"Philly Cheesesteak",       1600, "Shaved ribeye, peppers, provolone"},
    {"Lobster Roll",             2600, "Toasted bun, drawn butter"},
    {"Caprese Panini",           1250, "Mozzarella, tomato, pesto"}};
constexpr Dish steaks[] = {
    {"Filet Mignon",             4200, "8 oz, center cut"},
    {"New York Strip",           3800, "12 oz, dry aged 28 days"},
    {"Ribeye",                   4000, "14 oz, bone in"},
    {"Flat Iron Steak",          2800, "10 oz, chimichurri"},
    {"Porterhouse for Two",      8200, "32 oz, carved at the table"}};
constexpr Dish grill_plates[] = {
    {"Baby Back Ribs",           2600, "Hickory smoked, house barbecue sauce"},
    {"Grilled Pork Chop",        2500, "Apple mustard glaze"},
    {"Half Roast Chicken",       2300, "Lemon, thyme, pan jus"},
    {"Lamb Skewers",             2400, "Cumin, mint yogurt"},
    {"Mixed Grill",              3200, "Sausage, lamb, chicken, steak"}};
constexpr Dish fish[] = {
    {"Grilled Atlantic Salmon",  2600, "Lemon butter, asparagus"},
    {"Pan Seared Halibut",       3400, "White beans, salsa verde"},
    {"Fish & Chips",             1900, "Beer battered cod, tartar sauce"},
    {"Blackened Mahi-Mahi",      2700, "Mango salsa, rice"},
    {"Whole Branzino",           3300, "Fennel, olives, lemon"}};
constexpr Dish shellfish[] = {
    {"Steamed Mussels",          1800, "White wine, garlic, grilled bread"},
    {"Garlic Shrimp",            2200, "Sherry, chili, parsley"},
    {"Maine Lobster",            4800, "Drawn butter, corn, potatoes"},
    {"Seared Scallops",          3200, "Cauliflower purée, brown butter"},
    {"Seafood Platter",          6800, "Oysters, shrimp, crab, mussels"}};
constexpr Dish raw_bar[] = {
    {"Half Dozen Oysters",       2100, "Mignonette, lemon"},
    {"Shrimp Cocktail",          1700, "Horseradish cocktail sauce"},
    {"Littleneck Clams",         1400, "On the half shell"},
    {"Salmon Crudo",             1600, "Citrus, jalapeño, olive oil"},
    {"Crab Louie",               2200, "Egg, tomato, avocado"}};
constexpr Dish pasta[] = {
    {"Spaghetti Bolognese",      1800, "Slow-cooked beef and pork"},
    {"Fettuccine Alfredo",       1700, "Parmesan cream"},
    {"Linguine with Clams",      2200, "Garlic, white wine, chili"},
    {"Penne alla Vodka",         1750, "Tomato cream, basil"},
    {"Lasagna",                  1900, "Ricotta, beef, mozzarella"}};
constexpr Dish risotto[] = {
    {"Mushroom Risotto",         1900, "Porcini, thyme, parmesan"},
    {"Seafood Risotto",          2600, "Shrimp, mussels, saffron"},
    {"Lemon Asparagus Risotto",  1850, "Mascarpone, mint"},
    {"Butternut Squash Risotto", 1850, "Sage, brown butter"},
    {"Risotto Milanese",         1900, "Saffron and bone marrow"}};
constexpr Dish classic_pizza[] = {
    {"Margherita",               1500, "Tomato, mozzarella, basil"},
    {"Pepperoni Pizza",          1650, "Cup-and-char pepperoni"},
    {"Four Cheese Pizza",        1700, "Mozzarella, fontina, gorgonzola, parmesan"},
    {"Marinara",                 1350, "Tomato, garlic, oregano"},
    {"Sausage & Peppers Pizza",  1750, "Fennel sausage, roasted peppers"}};
constexpr Dish house_pizza[] = {
    {"Prosciutto & Arugula",     1900, "Shaved parmesan, olive oil"},
    {"Wild Mushroom Pizza",      1800, "Truffle oil, fontina"},
    {"Barbecue Chicken Pizza",   1800, "Red onion, cilantro"},
    {"Clam Pie",                 1950, "Garlic, oregano, pecorino"},
    {"Garden Pizza",             1650, "Zucchini, peppers, olives, onion"}};
constexpr Dish sides[] = {
    {"French Fries",              600, "Sea salt"},
    {"Sweet Potato Fries",        700, "Chipotle mayo"},
    {"Onion Rings",               700, "Beer batter"},
    {"Mashed Potatoes",           600, "Butter and cream"},
    {"Coleslaw",                  450, "Cabbage, carrot, cider dressing"}};
constexpr Dish vegetables[] = {
    {"Grilled Asparagus",         850, "Lemon zest"},
    {"Creamed Spinach",           800, "Nutmeg"},
    {"Roasted Brussels Sprouts",  850, "Bacon, maple"},
    {"Sautéed Mushrooms",         800, "Garlic, thyme"},
    {"Seasonal Vegetables",       750, "From the market"}};
constexpr Dish eggs[] = {
    {"Eggs Benedict",            1500, "Canadian bacon, hollandaise"},
    {"Two Eggs Any Style",       1100, "Home fries, toast"},
    {"Western Omelette",         1350, "Ham, peppers, onion, cheddar"},
    {"Huevos Rancheros",         1400, "Black beans, salsa, avocado"},
    {"Steak & Eggs",             2200, "Flat iron, two eggs"}};
constexpr Dish griddle[] = {
    {"Buttermilk Pancakes",      1150, "Maple syrup, whipped butter"},
    {"Belgian Waffle",           1200, "Berries, cream"},
    {"Brioche French Toast",     1250, "Cinnamon, maple"},
    {"Blueberry Pancakes",       1300, "Lemon butter"},
    {"Chicken & Waffles",        1700, "Hot honey"}};
constexpr Dish children[] = {
    {"Kids Cheeseburger",         900, "With fries"},
    {"Chicken Fingers",           900, "With fries and honey mustard"},
    {"Mac & Cheese",              800, "Baked"},
    {"Kids Spaghetti",            800, "Butter or tomato sauce"},
    {"Grilled Cheese",            750, "With fruit"}};
constexpr Dish cakes[] = {
    {"New York Cheesecake",       950, "Strawberry compote"},
    {"Chocolate Lava Cake",      1050, "Vanilla ice cream"},
    {"Carrot Cake",               950, "Cream cheese frosting"},
    {"Key Lime Pie",              900, "Whipped cream"},
    {"Tiramisu",                 1000, "Mascarpone, espresso"}};
constexpr Dish ice_cream[] = {
    {"Vanilla Ice Cream",         600, "Madagascar vanilla"},
    {"Hot Fudge Sundae",          900, "Nuts, whipped cream, cherry"},
    {"Mango Sorbet",              600, "Dairy free"},
    {"Affogato",                  750, "Espresso over vanilla"},
    {"Banana Split",             1050, "Three scoops, three sauces"}};
constexpr Dish sodas[] = {
    {"Cola",                      350, "Free refills"},
    {"Diet Cola",                 350, "Free refills"},
    {"Lemon-Lime Soda",           350, "Free refills"},
    {"Ginger Ale",                350, "Free refills"},
    {"Root Beer",                 375, "Draft"}};
constexpr Dish juices[] = {
    {"Fresh Orange Juice",        550, "Squeezed to order"},
    {"Cranberry Juice",           450, ""},
    {"House Lemonade",            450, "Mint"},
    {"Iced Tea",                  375, "Black tea, lemon"},
    {"Sparkling Water",           500, "One liter bottle"}};
constexpr Dish coffee[] = {
    {"Drip Coffee",               350, "Dark roast"},
    {"Espresso",                  350, "Double"},
    {"Cappuccino",                475, ""},
    {"Caffè Latte",               500, ""},
    {"Hot Tea",                   375, "English breakfast, green or mint"}};
constexpr Dish draft_beer[] = {
    {"Harbor Lager",              700, "4.8 %, crisp"},
    {"Dockside IPA",              800, "6.5 %, citrus and pine"},
    {"Pilsner",                   700, "5.0 %"},
    {"Oatmeal Stout",             800, "5.8 %, roasted"},
    {"Wheat Beer",                750, "5.2 %, orange"}};
constexpr Dish red_wine[] = {
    {"Pinot Noir",               1300, "Willamette Valley"},
    {"Cabernet Sauvignon",       1400, "Napa Valley"},
    {"Malbec",                   1200, "Mendoza"},
    {"Chianti Classico",         1250, "Tuscany"},
    {"Côtes du Rhône",           1150, "Southern Rhône"}};
constexpr Dish white_wine[] = {
    {"Sauvignon Blanc",          1200, "Marlborough"},
    {"Chardonnay",               1300, "Sonoma Coast"},
    {"Pinot Grigio",             1100, "Friuli"},
    {"Dry Riesling",             1150, "Finger Lakes"},
    {"Prosecco",                 1100, "Veneto"}};
constexpr Dish cocktails[] = {
    {"Old Fashioned",            1400, "Bourbon, bitters, orange"},
    {"Margarita",                1300, "Tequila, lime, salt"},
    {"Negroni",                  1350, "Gin, Campari, sweet vermouth"},
    {"Espresso Martini",         1450, "Vodka, coffee liqueur, espresso"},
    {"Mojito",                   1250, "Rum, mint, lime"}};

constexpr Section all_sections[] = {
    {"Starters",             "Small Plates",     "Appetizer",    Sizes::none,    "",                 "Dips",            small_plates},
    {"Starters",             "Shareables",       "Appetizer",    Sizes::table,   "",                 "Extra Toppings",  shareables},
    {"Soups & Salads",       "Soups",            "Soup & Salad", Sizes::portion, "",                 "Bread",           soups},
    {"Soups & Salads",       "Salads",           "Soup & Salad", Sizes::portion, "Dressing",         "Salad Add-ons",   salads},
    {"Burgers & Sandwiches", "Beef Burgers",     "Main",         Sizes::none,    "Burger Temperature", "Burger Toppings", beef_burgers},
    {"Burgers & Sandwiches", "Other Burgers",    "Main",         Sizes::none,    "Bun",              "Burger Extras",   other_burgers},
    {"Burgers & Sandwiches", "Sandwiches",       "Main",         Sizes::none,    "Sandwich Side",    "Sandwich Extras", sandwiches},
    {"From the Grill",       "Steaks",           "Main",         Sizes::none,    "Steak Temperature", "Steak Sauce",    steaks},
    {"From the Grill",       "Grill Plates",     "Main",         Sizes::none,    "Choice of Side",   "Steak Sauce",     grill_plates},
    {"Seafood",              "Fish",             "Main",         Sizes::none,    "Choice of Side",   "Fish Sauce",      fish},
    {"Seafood",              "Shellfish",        "Main",         Sizes::none,    "",                 "Fish Sauce",      shellfish},
    {"Seafood",              "Raw Bar",          "Appetizer",    Sizes::none,    "",                 "Oyster Sauce",    raw_bar},
    {"Pasta & Risotto",      "Pasta",            "Main",         Sizes::portion, "Pasta Shape",      "Pasta Add-ons",   pasta},
    {"Pasta & Risotto",      "Risotto",          "Main",         Sizes::none,    "",                 "Pasta Add-ons",   risotto},
    {"Pizza",                "Classic Pizza",    "Main",         Sizes::portion, "Crust",            "Pizza Toppings",  classic_pizza},
    {"Pizza",                "House Pizza",      "Main",         Sizes::portion, "Crust",            "Pizza Toppings",  house_pizza},
    {"Sides",                "Potatoes & Slaw",  "Main",         Sizes::table,   "",                 "Fry Seasoning",   sides},
    {"Sides",                "Vegetables",       "Main",         Sizes::table,   "",                 "",                vegetables},
    {"Brunch",               "Eggs",             "Main",         Sizes::none,    "Egg Style",        "Breakfast Side",  eggs},
    {"Brunch",               "Griddle",          "Main",         Sizes::none,    "",                 "Syrup",           griddle},
    {"Brunch",               "Little Guests",    "Main",         Sizes::none,    "Kids Side",        "",                children},
    {"Desserts",             "Cakes & Pies",     "Dessert",      Sizes::none,    "",                 "Dessert Topping", cakes},
    {"Desserts",             "Ice Cream",        "Dessert",      Sizes::portion, "",                 "Dessert Topping", ice_cream},
    {"Soft Drinks & Coffee", "Sodas",            "Drinks",       Sizes::portion, "",                 "Ice",             sodas},
    {"Soft Drinks & Coffee", "Juices & Water",   "Drinks",       Sizes::portion, "",                 "Ice",             juices},
    {"Soft Drinks & Coffee", "Coffee & Tea",     "Coffee",       Sizes::portion, "Milk",             "Coffee Flavor",   coffee},
    {"Bar",                  "Draft Beer",       "Drinks",       Sizes::portion, "",                 "",                draft_beer},
    {"Bar",                  "Red Wine",         "Drinks",       Sizes::table,   "",                 "",                red_wine},
    {"Bar",                  "White Wine",       "Drinks",       Sizes::table,   "",                 "",                white_wine},
    {"Bar",                  "Cocktails",        "Drinks",       Sizes::none,    "",                 "Cocktail Garnish", cocktails},
};

constexpr Category all_categories[] = {
    {"Starters",             "Starters",    "#8D6E63", ""},
    {"Soups & Salads",       "Starters",    "#7CB342", ""},
    {"Burgers & Sandwiches", "Grill",       "#D84315", ""},
    {"From the Grill",       "Grill",       "#B71C1C", ""},
    {"Seafood",              "Seafood",     "#0277BD", ""},
    {"Pasta & Risotto",      "Pasta",       "#F9A825", ""},
    {"Pizza",                "Pasta",       "#EF6C00", ""},
    {"Sides",                "Grill",       "#A1887F", ""},
    {"Brunch",               "Starters",    "#FFB300", ""},
    {"Desserts",             "Desserts",    "#AD1457", ""},
    {"Soft Drinks & Coffee", "Soft Drinks", "#4E342E", "Bottle Deposit"},
    {"Bar",                  "Beer & Wine", "#4A148C", "Liquor Tax"},
};

constexpr Choice dips[] = {{"Lemon Aioli", 100}, {"Ranch Dip", 75}, {"Blue Cheese Dip", 100}, {"Salsa Verde", 75}, {"Chipotle Mayo", 75}};
constexpr Choice toppings[] = {{"Extra Cheddar", 150}, {"Guacamole", 250}, {"Sour Cream", 75}, {"Pulled Chicken", 350}, {"Jalapeños", 75}};
constexpr Choice bread[] = {{"Sourdough Roll", 0}, {"Garlic Bread", 250}, {"Oyster Crackers", 0}, {"Gluten-free Roll", 150}};
constexpr Choice dressings[] = {{"House Vinaigrette", 0}, {"Caesar Dressing", 0}, {"Ranch Dressing", 0}, {"Balsamic", 0}, {"Honey Mustard Dressing", 0}};
constexpr Choice salad_extras[] = {{"Grilled Chicken", 500}, {"Grilled Shrimp", 700}, {"Salmon Fillet", 800}, {"Avocado", 250}, {"Boiled Egg", 150}};
constexpr Choice burger_done[] = {{"Burger Medium Rare", 0}, {"Burger Medium", 0}, {"Burger Medium Well", 0}, {"Burger Well Done", 0}};
constexpr Choice burger_toppings[] = {{"Bacon", 200}, {"Fried Egg", 200}, {"Grilled Onions", 100}, {"Mushrooms", 150}, {"Extra Patty", 500}, {"Pickles", 0}};
constexpr Choice buns[] = {{"Brioche Bun", 0}, {"Whole Wheat Bun", 0}, {"Pretzel Bun", 100}, {"Lettuce Wrap", 0}};
constexpr Choice burger_extras[] = {{"Swiss Cheese", 150}, {"Pepper Jack", 150}, {"Slaw on Top", 100}, {"Hot Sauce", 0}};
constexpr Choice sandwich_sides[] = {{"With Fries", 0}, {"With Chips", 0}, {"With Side Salad", 150}, {"With Cup of Soup", 250}};
constexpr Choice sandwich_extras[] = {{"Extra Meat", 400}, {"Provolone", 150}, {"Sauerkraut", 75}, {"Russian Dressing", 50}};
constexpr Choice steak_done[] = {{"Rare", 0}, {"Medium Rare", 0}, {"Medium", 0}, {"Medium Well", 0}, {"Well Done", 0}};
constexpr Choice steak_sauces[] = {{"Béarnaise", 250}, {"Peppercorn Sauce", 250}, {"Chimichurri", 200}, {"Red Wine Jus", 200}, {"Herb Butter", 150}};
constexpr Choice plate_sides[] = {{"Side of Fries", 0}, {"Side of Mashed Potatoes", 0}, {"Side of Rice", 0}, {"Side of Vegetables", 0}, {"Baked Potato", 100}};
constexpr Choice fish_sauces[] = {{"Lemon Butter", 0}, {"Tartar Sauce", 0}, {"Mango Salsa", 150}, {"Caper Sauce", 150}};
constexpr Choice oyster_sauces[] = {{"Mignonette", 0}, {"Cocktail Sauce", 0}, {"Fresh Horseradish", 50}, {"Ponzu", 100}};
constexpr Choice pasta_shapes[] = {{"Spaghetti", 0}, {"Fettuccine", 0}, {"Penne", 0}, {"Gluten-free Pasta", 250}};
constexpr Choice pasta_extras[] = {{"Meatballs", 500}, {"Italian Sausage", 450}, {"Shrimp for Pasta", 650}, {"Burrata on Top", 450}, {"Extra Parmesan", 100}};
constexpr Choice crusts[] = {{"Thin Crust", 0}, {"Pan Crust", 200}, {"Gluten-free Crust", 350}, {"Cauliflower Crust", 350}};
constexpr Choice pizza_toppings[] = {{"Pepperoni", 200}, {"Fennel Sausage", 225}, {"Prosciutto", 300}, {"Olives", 125}, {"Red Onion", 100}, {"Roasted Peppers", 150},
                                     {"Fresh Basil", 75}, {"Extra Mozzarella", 200}, {"Anchovies", 175}, {"Pineapple", 125}};
constexpr Choice seasonings[] = {{"Truffle Salt", 150}, {"Cajun Seasoning", 50}, {"Parmesan Herbs", 100}, {"Vinegar", 0}};
constexpr Choice egg_styles[] = {{"Scrambled", 0}, {"Over Easy", 0}, {"Sunny Side Up", 0}, {"Poached", 0}, {"Egg Whites", 150}};
constexpr Choice breakfast_sides[] = {{"Home Fries", 0}, {"Fruit Cup", 200}, {"Breakfast Sausage", 350}, {"Turkey Bacon", 350}};
constexpr Choice syrups[] = {{"Maple Syrup", 0}, {"Blueberry Syrup", 100}, {"Chocolate Sauce", 100}, {"Nutella", 150}};
constexpr Choice kids_sides[] = {{"Kids Fries", 0}, {"Apple Slices", 0}, {"Carrot Sticks", 0}, {"Steamed Broccoli", 0}};
constexpr Choice dessert_toppings[] = {{"Whipped Cream", 75}, {"Hot Fudge", 125}, {"Caramel", 125}, {"Chopped Nuts", 100}, {"Scoop of Vanilla", 300}};
constexpr Choice ice[] = {{"Regular Ice", 0}, {"Light Ice", 0}, {"No Ice", 0}, {"Lemon Wedge", 0}};
constexpr Choice milks[] = {{"Whole Milk", 0}, {"Skim Milk", 0}, {"Oat Milk", 75}, {"Almond Milk", 75}, {"Black, No Milk", 0}};
constexpr Choice flavors[] = {{"Vanilla Shot", 75}, {"Hazelnut Shot", 75}, {"Caramel Shot", 75}, {"Extra Espresso Shot", 125}};
constexpr Choice garnishes[] = {{"Salt Rim", 0}, {"Orange Twist", 0}, {"Extra Olives", 50}, {"Luxardo Cherry", 100}};

constexpr Group all_groups[] = {
    {"Dips", dips}, {"Extra Toppings", toppings}, {"Bread", bread}, {"Dressing", dressings}, {"Salad Add-ons", salad_extras},
    {"Burger Temperature", burger_done}, {"Burger Toppings", burger_toppings}, {"Bun", buns}, {"Burger Extras", burger_extras},
    {"Sandwich Side", sandwich_sides}, {"Sandwich Extras", sandwich_extras}, {"Steak Temperature", steak_done}, {"Steak Sauce", steak_sauces},
    {"Choice of Side", plate_sides}, {"Fish Sauce", fish_sauces}, {"Oyster Sauce", oyster_sauces}, {"Pasta Shape", pasta_shapes},
    {"Pasta Add-ons", pasta_extras}, {"Crust", crusts}, {"Pizza Toppings", pizza_toppings}, {"Fry Seasoning", seasonings},
    {"Egg Style", egg_styles}, {"Breakfast Side", breakfast_sides}, {"Syrup", syrups}, {"Kids Side", kids_sides},
    {"Dessert Topping", dessert_toppings}, {"Ice", ice}, {"Milk", milks}, {"Coffee Flavor", flavors}, {"Cocktail Garnish", garnishes},
};
// clang-format on

}  // namespace

std::span<const Section> sections() { return all_sections; }
std::span<const Category> categories() { return all_categories; }
std::span<const Group> groups() { return all_groups; }

}  // namespace features::catalogue::demo
