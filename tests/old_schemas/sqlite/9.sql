-- A database of schema 9 as the program of that time left it. key cmd_OsCBWbenehOoPsb2SSL1F0Jgu9uJZpNKEjAGUA6YgUV department 6afa9ec67826cdcc3a811417
PRAGMA user_version = 9;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','8xmd6f6');
INSERT INTO installation VALUES('epoch','prt8fwf');
INSERT INTO installation VALUES('newest_account','6afa9ec57070f3586a020ad1');
INSERT INTO installation VALUES('oldest_program','9');
INSERT INTO installation VALUES('pepper','a463d5342ac76ee5edc91b762287bffdbb8b636f4c6038374008935c9d1c105c');
INSERT INTO installation VALUES('ran_ms','355');
INSERT INTO installation VALUES('stores_have_owners','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afa9ec57070f3586a020ad1','',1,1);
INSERT INTO scope VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',23,23);
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa9ec57070f3586a020ad1','','account','6afa9ec57070f3586a020ad1',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa9ec57070f3586a020ad1","originalID":"6afa9ec57070f3586a020ad1","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','store','6afa9ec57070f3586a020ad2',1,'','old town','old town','old town',1,1,1,'{"id":"6afa9ec57070f3586a020ad2","originalID":"6afa9ec57070f3586a020ad2","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020ad7',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa9ec67070f3586a020ad7","originalID":"6afa9ec67070f3586a020ad7","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020ad8',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa9ec67070f3586a020ad8","originalID":"6afa9ec67070f3586a020ad8","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020ad9',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa9ec67070f3586a020ad9","originalID":"6afa9ec67070f3586a020ad9","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020ada',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa9ec67070f3586a020ada","originalID":"6afa9ec67070f3586a020ada","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020adb',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa9ec67070f3586a020adb","originalID":"6afa9ec67070f3586a020adb","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020adc',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa9ec67070f3586a020adc","originalID":"6afa9ec67070f3586a020adc","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType','6afa9ec67070f3586a020add',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa9ec67070f3586a020add","originalID":"6afa9ec67070f3586a020add","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','language','6afa9ec67070f3586a020ade',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa9ec67070f3586a020ade","originalID":"6afa9ec67070f3586a020ade","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','language','6afa9ec67070f3586a020adf',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa9ec67070f3586a020adf","originalID":"6afa9ec67070f3586a020adf","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','language','6afa9ec67070f3586a020ae0',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa9ec67070f3586a020ae0","originalID":"6afa9ec67070f3586a020ae0","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.346Z","lastUpdated":"2026-11-16T06:12:22.346Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','role','6afa9ec67070f3586a020ae1',1,'','owner','owner','owner',1,12,1,'{"id":"6afa9ec67070f3586a020ae1","originalID":"6afa9ec67070f3586a020ae1","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.347Z","lastUpdated":"2026-11-16T06:12:22.347Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}','');
INSERT INTO record VALUES(14,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','user','6afa9ec67070f3586a020ae2',1,'','','owner','ownerowner',1,13,1,'{"id":"6afa9ec67070f3586a020ae2","originalID":"6afa9ec67070f3586a020ae2","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.347Z","lastUpdated":"2026-11-16T06:12:22.347Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9ec67070f3586a020ae1"],"signIn":"6afa9ec57070f3586a020ad3"}','');
INSERT INTO record VALUES(15,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','department','6afa9ec67826cdcc3a811417',1,'','kitchen','kitchen','kitchenk',3,18,1,'{"id":"6afa9ec67826cdcc3a811417","originalID":"6afa9ec67826cdcc3a811417","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.532Z","lastUpdated":"2026-11-16T06:12:22.622Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(16,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','department','6afa9ec67826cdcc3a811418',1,'','bar','bar','bar',1,15,1,'{"id":"6afa9ec67826cdcc3a811418","originalID":"6afa9ec67826cdcc3a811418","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.554Z","lastUpdated":"2026-11-16T06:12:22.554Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(17,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','department','6afa9ec67826cdcc3a811419',0,'','garden','garden','garden',2,19,1,'{"id":"6afa9ec67826cdcc3a811419","originalID":"6afa9ec67826cdcc3a811419","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:22.574Z","lastUpdated":"2026-11-16T06:12:22.639Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(18,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','servingSizeLevel','6afa9ec67826cdcc3a81141a',1,'','large','large','large',1,20,1,'{"id":"6afa9ec67826cdcc3a81141a","originalID":"6afa9ec67826cdcc3a81141a","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.662Z","lastUpdated":"2026-11-16T06:12:22.662Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(19,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','category','6afa9ec67826cdcc3a81141b',1,'','pizza','pizza','pizza',1,21,2,'{"id":"6afa9ec67826cdcc3a81141b","originalID":"6afa9ec67826cdcc3a81141b","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.697Z","lastUpdated":"2026-11-16T06:12:22.697Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Pizza","level":1,"department":"6afa9ec67826cdcc3a811417","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(20,'6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','modifier','6afa9ec67826cdcc3a81141c',1,'','olives','olives','olives',2,23,2,'{"id":"6afa9ec67826cdcc3a81141c","originalID":"6afa9ec67826cdcc3a81141c","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.722Z","lastUpdated":"2026-11-16T06:12:22.751Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9ec57070f3586a020ad1/291f1294019f4d85ca970e85e4d7bc8208c9bb292f08bf523e832a553d289de5.png","imageExtension":"png","imageVersion":1}','');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'148137');
INSERT INTO record_search_data VALUES(10,X'000000000108080008010101020101030101040101050101060101070101080101');
INSERT INTO record_search_data VALUES(137438953473,X'0000038a04301f62610502090202646508020a0202656e0a0409050301730b0409050202666f07020a0301720c04080502026f770e0207020271730402050202746103020903016f0602070202776509020b010320676f060204020268650702050202696e03020602026f720902050202746105020503016f020205010361621f05020703016c03020b020269730c021102026e630c020e0301690b020403016f0b02100202722005020303017405020b020274740102040103621f620502080202206f090204020261720504020a02026c6503020c02026f7209020e01036361690c02100202681f0c020601036420740202040202656c0804020b0301720904080b0202696e0302020103651f66070209020220690302050202622009020303016f09020d02026c690804030b02026e1f0a020a0301630c02040301670a04020d0202721f0902090502050301650704070a0301760302100301790804070b0202731f0b020a03016503020e0301700b020d0103666f720704020b0202721f0c02090301610c020c0301650c02020103676c690a04040d02026f1f0602050103681f650a02080102080301660c0207020265720704060a010369636503021302026e1f030207030165030203020273680a04060d010206020276650804050b01036c64200202030202657303020d020269730a04050d0301760804040b01036e1f650a020b030174030208020263610c020f0301680c0205020265200302040301720d0204010404080202676c0a04030d020269730b020502026f6c0b021101036f1f74060206020220670602030202676f06020902026c64020202020272200702030301640904060b03016807020c0301690102070202776e0202070b020201040208010370616e0b04030e0103717372040402060103721f660c020a03016f0e020603017104020403017709020a020220680702040301740502040202616e0c020d030174010203020264650904070b0202651f07020803016e0c02030202686507020d020269610102080202746105020c020276690302110202791f0802080103731f650b020b0202657203020f0202681f0a0207010207020270610b04020e0202721f040203010374616203020a0204060902026f20060202030167060208030172010206030177020206020272610102020202746f01020501037665720804060b0202696303021201037765620904020c02026e650d0203010403080103791f64080209040807080707070707070607080707070706080607070606070607080708070708070808070708070706080706070a0706070706060907060609070b06080807060b080807080708060706070a08070708070707070706060e09090806060607060706080706070707070708070a08070c0706060607070907090b');
INSERT INTO record_search_data VALUES(274877906945,X'000000140430666f6f0f020201036f6f640f02030408');
INSERT INTO record_search_data VALUES(412316860417,X'0000000c043062617210020204');
INSERT INTO record_search_data VALUES(549755813889,X'000000240430617264110203010364656e1102050103676172110202010372646511020404080808');
INSERT INTO record_search_data VALUES(687194767361,X'0000004a04306368650f02050103656e1f0f02070103666f6f0f01010368656e0f020601036974630f020301036b69740f020201036e1f6b0f020801036f6f640f0101037463680f0204040808070808080807');
INSERT INTO record_search_data VALUES(824633720833,X'0000001c043061726712020301036c61721202020103726765120204040808');
INSERT INTO record_search_data VALUES(962072674305,X'0000001c0430697a7a130203010370697a13020201037a7a61130204040808');
INSERT INTO record_search_data VALUES(1099511627777,X'00000024043069766514020401036c697614020301036f6c69140202010376657314020504080808');
CREATE TABLE IF NOT EXISTS 'record_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO record_search_idx VALUES(1,X'',2);
INSERT INTO record_search_idx VALUES(2,X'',2);
INSERT INTO record_search_idx VALUES(3,X'',2);
INSERT INTO record_search_idx VALUES(4,X'',2);
INSERT INTO record_search_idx VALUES(5,X'',2);
INSERT INTO record_search_idx VALUES(6,X'',2);
INSERT INTO record_search_idx VALUES(7,X'',2);
INSERT INTO record_search_idx VALUES(8,X'',2);
CREATE TABLE IF NOT EXISTS 'record_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO record_search_config VALUES('version',4);
CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active))  WITHOUT ROWID ;
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','','account',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','category',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','department',0,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','department',1,2);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','language',1,3);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','modifier',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','role',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','serviceType',1,7);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','store',1,1);
INSERT INTO counter VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae1','allPrivileges','6afa9ec57070f3586a020ad2','role','store');
INSERT INTO reference VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae1','managesStaff','6afa9ec57070f3586a020ad2','role','store');
INSERT INTO reference VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae2','roles','6afa9ec67070f3586a020ae1','user','role');
INSERT INTO reference VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141a','default','6afa9ec57070f3586a020ad2','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141b','department','6afa9ec67826cdcc3a811417','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad1',1,1794809542346,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ad7',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ad8',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ad9',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ada',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020adb',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020adc',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020add',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ade',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020adf',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae0',1,1794809542346,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae1',1,1794809542347,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67070f3586a020ae2',1,1794809542347,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811417',1,1794809542532,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811417',2,1794809542600,'6afa9ec57070f3586a020ad5','["name","departmentCode"]','{"id":"6afa9ec67826cdcc3a811417","originalID":"6afa9ec67826cdcc3a811417","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.532Z","lastUpdated":"2026-11-16T06:12:22.532Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811417',3,1794809542622,'6afa9ec57070f3586a020ad5','["description"]','{"id":"6afa9ec67826cdcc3a811417","originalID":"6afa9ec67826cdcc3a811417","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.532Z","lastUpdated":"2026-11-16T06:12:22.600Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811418',1,1794809542554,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811419',1,1794809542574,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a811419',2,1794809542639,'6afa9ec57070f3586a020ad5','["activeStatus","isDelete"]','{"id":"6afa9ec67826cdcc3a811419","originalID":"6afa9ec67826cdcc3a811419","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.574Z","lastUpdated":"2026-11-16T06:12:22.574Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141a',1,1794809542662,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141b',1,1794809542697,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141c',1,1794809542722,'6afa9ec57070f3586a020ad5','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141c',2,1794809542751,'6afa9ec57070f3586a020ad5','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa9ec67826cdcc3a81141c","originalID":"6afa9ec67826cdcc3a81141c","store":"6afa9ec57070f3586a020ad2","createdFor":"6afa9ec57070f3586a020ad2","ownedBy":"6afa9ec57070f3586a020ad1","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:22.722Z","lastUpdated":"2026-11-16T06:12:22.722Z","createdBy":"6afa9ec57070f3586a020ad5","modifiedBy":"6afa9ec57070f3586a020ad5","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','',1,1794809542346,'created','account','6afa9ec57070f3586a020ad1',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',1,1794809542346,'created','store','6afa9ec57070f3586a020ad2',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',2,1794809542346,'created','serviceType','6afa9ec67070f3586a020ad7',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',3,1794809542346,'created','serviceType','6afa9ec67070f3586a020ad8',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',4,1794809542346,'created','serviceType','6afa9ec67070f3586a020ad9',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',5,1794809542346,'created','serviceType','6afa9ec67070f3586a020ada',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',6,1794809542346,'created','serviceType','6afa9ec67070f3586a020adb',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',7,1794809542346,'created','serviceType','6afa9ec67070f3586a020adc',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',8,1794809542346,'created','serviceType','6afa9ec67070f3586a020add',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',9,1794809542346,'created','language','6afa9ec67070f3586a020ade',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',10,1794809542346,'created','language','6afa9ec67070f3586a020adf',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',11,1794809542346,'created','language','6afa9ec67070f3586a020ae0',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',12,1794809542347,'created','role','6afa9ec67070f3586a020ae1',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',13,1794809542347,'created','user','6afa9ec67070f3586a020ae2',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',14,1794809542532,'created','department','6afa9ec67826cdcc3a811417',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',15,1794809542554,'created','department','6afa9ec67826cdcc3a811418',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',16,1794809542574,'created','department','6afa9ec67826cdcc3a811419',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',17,1794809542600,'updated','department','6afa9ec67826cdcc3a811417',2,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',18,1794809542622,'updated','department','6afa9ec67826cdcc3a811417',3,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',19,1794809542639,'inactivated','department','6afa9ec67826cdcc3a811419',2,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',20,1794809542662,'created','servingSizeLevel','6afa9ec67826cdcc3a81141a',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',21,1794809542697,'created','category','6afa9ec67826cdcc3a81141b',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',22,1794809542722,'created','modifier','6afa9ec67826cdcc3a81141c',1,1);
INSERT INTO event VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2',23,1794809542751,'updated','modifier','6afa9ec67826cdcc3a81141c',2,1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa9ec57070f3586a020ad1','first','551e6993a06e410a692b2c52ba3c72ed7d462e19d96e9df703212922824443a6','"1.prt8fwf"','',1794809542532,'6afa9ec57070f3586a020ad2','6afa9ec67826cdcc3a811417',1);
INSERT INTO idempotency VALUES('6afa9ec57070f3586a020ad1','second','10de4bc8594d0b7093a17ed9b545e7ec8e64e844e6f2934ea2c6cf3bf7e5cb2b','"2.prt8fwf"','',1794809542600,'6afa9ec57070f3586a020ad2','6afa9ec67826cdcc3a811417',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad5','283cc7a6f6248cbdd5fc619ee9690b285a520df95bf17c1d5c3fc292a87fbf5b','first key','',65535,0,1794809542347,0,0,1794809542751);
INSERT INTO api_key VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad6','17bf8be6e8e42194c8c24bc2652bae0983840244d0ea02c8fb3544c53dca18c2','kiosk','',48,0,1794809542347,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad3','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$24H9wx+bGj11SKzoJrhGgQ$C9p6v0+NoBWjEXUqjG11N4JbE9F0LoYutK2J5AqJyrw','owner',1,1794809542347);
INSERT INTO sign_in VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad4','6afa9ec57070f3586a020ad2','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$JN6nvHmQa0NZyw7jJPanrA$L9+x6Jgp7KKlniWEHKIumTXdFqTTZa/gzruF++DAz5A','kiosk',1,1794809542347);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afa9ec57070f3586a020ad1','6afa9ec57070f3586a020ad2','3876fe5e9c0965ac58c573514e2c5121c6bc9555baeee45bc3aff56a57b12983',10,1794809542347);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa9ec57070f3586a020ad1','291f1294019f4d85ca970e85e4d7bc8208c9bb292f08bf523e832a553d289de5','png',1794809542751,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa9ec57070f3586a020ad1','6afa9ec67826cdcc3a81141c','291f1294019f4d85ca970e85e4d7bc8208c9bb292f08bf523e832a553d289de5');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(355,1794809542760);
CREATE TABLE natural_key (
    account TEXT NOT NULL, id TEXT NOT NULL, field TEXT NOT NULL, store TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, active INTEGER NOT NULL,
    PRIMARY KEY (account, id, field))  WITHOUT ROWID;
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
CREATE INDEX image_use_hash ON image_use (account, hash);
CREATE INDEX idempotency_age ON idempotency (account, at_ms);
CREATE INDEX image_age ON image (account, at_ms);
CREATE UNIQUE INDEX natural_key_value ON natural_key (account, store, kind, field, value)
    WHERE active = 1;
PRAGMA writable_schema=OFF;
COMMIT;
