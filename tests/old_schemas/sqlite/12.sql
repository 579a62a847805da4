-- A database of schema 12 as the program of that time left it. key cmd_FeOMN6Ne3rvuffZQpPOWuXQeo5QxTltEfF26ti6xCmS department 6afa9ed0b78a6f7a7b6acaed
PRAGMA user_version = 12;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','crz810k');
INSERT INTO installation VALUES('epoch','perf8oq');
INSERT INTO installation VALUES('newest_account','6afa9ecf0027601b52f71198');
INSERT INTO installation VALUES('oldest_program','9');
INSERT INTO installation VALUES('pepper','d6354488f68ded68f2e2a325972cc37579672508529021d22e6743598447e72d');
INSERT INTO installation VALUES('ran_ms','327');
INSERT INTO installation VALUES('stores_have_owners','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afa9ecf0027601b52f71198','',1,1);
INSERT INTO scope VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',23,23);
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa9ecf0027601b52f71198','','account','6afa9ecf0027601b52f71198',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa9ecf0027601b52f71198","originalID":"6afa9ecf0027601b52f71198","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.909Z","lastUpdated":"2026-11-16T06:12:31.909Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','store','6afa9ecf0027601b52f71199',1,'','old town','old town','old town',1,1,1,'{"id":"6afa9ecf0027601b52f71199","originalID":"6afa9ecf0027601b52f71199","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f7119e',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa9ecf0027601b52f7119e","originalID":"6afa9ecf0027601b52f7119e","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f7119f',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa9ecf0027601b52f7119f","originalID":"6afa9ecf0027601b52f7119f","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f711a0',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa9ecf0027601b52f711a0","originalID":"6afa9ecf0027601b52f711a0","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f711a1',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa9ecf0027601b52f711a1","originalID":"6afa9ecf0027601b52f711a1","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f711a2',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa9ecf0027601b52f711a2","originalID":"6afa9ecf0027601b52f711a2","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f711a3',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa9ecf0027601b52f711a3","originalID":"6afa9ecf0027601b52f711a3","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType','6afa9ecf0027601b52f711a4',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa9ecf0027601b52f711a4","originalID":"6afa9ecf0027601b52f711a4","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','language','6afa9ecf0027601b52f711a5',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa9ecf0027601b52f711a5","originalID":"6afa9ecf0027601b52f711a5","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','language','6afa9ecf0027601b52f711a6',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa9ecf0027601b52f711a6","originalID":"6afa9ecf0027601b52f711a6","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','language','6afa9ecf0027601b52f711a7',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa9ecf0027601b52f711a7","originalID":"6afa9ecf0027601b52f711a7","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','role','6afa9ecf0027601b52f711a8',1,'','owner','owner','owner',1,12,1,'{"id":"6afa9ecf0027601b52f711a8","originalID":"6afa9ecf0027601b52f711a8","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}','');
INSERT INTO record VALUES(14,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','user','6afa9ecf0027601b52f711a9',1,'','','owner','ownerowner',1,13,1,'{"id":"6afa9ecf0027601b52f711a9","originalID":"6afa9ecf0027601b52f711a9","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:31.910Z","lastUpdated":"2026-11-16T06:12:31.910Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afa9ecf0027601b52f711a8"],"signIn":"6afa9ecf0027601b52f7119a"}','');
INSERT INTO record VALUES(15,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','department','6afa9ed0b78a6f7a7b6acaed',1,'','kitchen','kitchen','kitchenk',3,18,1,'{"id":"6afa9ed0b78a6f7a7b6acaed","originalID":"6afa9ed0b78a6f7a7b6acaed","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.110Z","lastUpdated":"2026-11-16T06:12:32.198Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(16,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','department','6afa9ed0b78a6f7a7b6acaee',1,'','bar','bar','bar',1,15,1,'{"id":"6afa9ed0b78a6f7a7b6acaee","originalID":"6afa9ed0b78a6f7a7b6acaee","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.136Z","lastUpdated":"2026-11-16T06:12:32.136Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(17,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','department','6afa9ed0b78a6f7a7b6acaef',0,'','garden','garden','garden',2,19,1,'{"id":"6afa9ed0b78a6f7a7b6acaef","originalID":"6afa9ed0b78a6f7a7b6acaef","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T06:12:32.168Z","lastUpdated":"2026-11-16T06:12:32.217Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(18,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','servingSizeLevel','6afa9ed0b78a6f7a7b6acaf0',1,'','large','large','large',1,20,1,'{"id":"6afa9ed0b78a6f7a7b6acaf0","originalID":"6afa9ed0b78a6f7a7b6acaf0","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.238Z","lastUpdated":"2026-11-16T06:12:32.238Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(19,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','category','6afa9ed0b78a6f7a7b6acaf1',1,'','pizza','pizza','pizza',1,21,2,'{"id":"6afa9ed0b78a6f7a7b6acaf1","originalID":"6afa9ed0b78a6f7a7b6acaf1","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.257Z","lastUpdated":"2026-11-16T06:12:32.257Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Pizza","level":1,"department":"6afa9ed0b78a6f7a7b6acaed","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(20,'6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','modifier','6afa9ed0b78a6f7a7b6acaf2',1,'','olives','olives','olives',2,23,2,'{"id":"6afa9ed0b78a6f7a7b6acaf2","originalID":"6afa9ed0b78a6f7a7b6acaf2","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.269Z","lastUpdated":"2026-11-16T06:12:32.292Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa9ecf0027601b52f71198/c0a8fcec1cfe34fe3580a10fef43f09747da0ebee383275f152bc82e87ffca23.png","imageExtension":"png","imageVersion":1}','');
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
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','','account',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','category',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','department',0,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','department',1,2);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','language',1,3);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','modifier',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','role',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','serviceType',1,7);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','store',1,1);
INSERT INTO counter VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a8','allPrivileges','6afa9ecf0027601b52f71199','role','store');
INSERT INTO reference VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a8','managesStaff','6afa9ecf0027601b52f71199','role','store');
INSERT INTO reference VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a9','roles','6afa9ecf0027601b52f711a8','user','role');
INSERT INTO reference VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf0','default','6afa9ecf0027601b52f71199','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf1','department','6afa9ed0b78a6f7a7b6acaed','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71198',1,1794809551909,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119e',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119f',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a0',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a1',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a2',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a3',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a4',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a5',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a6',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a7',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a8',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f711a9',1,1794809551910,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaed',1,1794809552110,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaed',2,1794809552182,'6afa9ecf0027601b52f7119c','["name","departmentCode"]','{"id":"6afa9ed0b78a6f7a7b6acaed","originalID":"6afa9ed0b78a6f7a7b6acaed","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.110Z","lastUpdated":"2026-11-16T06:12:32.110Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaed',3,1794809552198,'6afa9ecf0027601b52f7119c','["description"]','{"id":"6afa9ed0b78a6f7a7b6acaed","originalID":"6afa9ed0b78a6f7a7b6acaed","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.110Z","lastUpdated":"2026-11-16T06:12:32.182Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaee',1,1794809552136,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaef',1,1794809552168,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaef',2,1794809552217,'6afa9ecf0027601b52f7119c','["activeStatus","isDelete"]','{"id":"6afa9ed0b78a6f7a7b6acaef","originalID":"6afa9ed0b78a6f7a7b6acaef","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.168Z","lastUpdated":"2026-11-16T06:12:32.168Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf0',1,1794809552238,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf1',1,1794809552257,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf2',1,1794809552269,'6afa9ecf0027601b52f7119c','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf2',2,1794809552292,'6afa9ecf0027601b52f7119c','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa9ed0b78a6f7a7b6acaf2","originalID":"6afa9ed0b78a6f7a7b6acaf2","store":"6afa9ecf0027601b52f71199","createdFor":"6afa9ecf0027601b52f71199","ownedBy":"6afa9ecf0027601b52f71198","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T06:12:32.269Z","lastUpdated":"2026-11-16T06:12:32.269Z","createdBy":"6afa9ecf0027601b52f7119c","modifiedBy":"6afa9ecf0027601b52f7119c","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','',1,1794809551909,'created','account','6afa9ecf0027601b52f71198',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',1,1794809551910,'created','store','6afa9ecf0027601b52f71199',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',2,1794809551910,'created','serviceType','6afa9ecf0027601b52f7119e',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',3,1794809551910,'created','serviceType','6afa9ecf0027601b52f7119f',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',4,1794809551910,'created','serviceType','6afa9ecf0027601b52f711a0',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',5,1794809551910,'created','serviceType','6afa9ecf0027601b52f711a1',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',6,1794809551910,'created','serviceType','6afa9ecf0027601b52f711a2',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',7,1794809551910,'created','serviceType','6afa9ecf0027601b52f711a3',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',8,1794809551910,'created','serviceType','6afa9ecf0027601b52f711a4',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',9,1794809551910,'created','language','6afa9ecf0027601b52f711a5',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',10,1794809551910,'created','language','6afa9ecf0027601b52f711a6',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',11,1794809551910,'created','language','6afa9ecf0027601b52f711a7',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',12,1794809551910,'created','role','6afa9ecf0027601b52f711a8',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',13,1794809551910,'created','user','6afa9ecf0027601b52f711a9',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',14,1794809552110,'created','department','6afa9ed0b78a6f7a7b6acaed',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',15,1794809552136,'created','department','6afa9ed0b78a6f7a7b6acaee',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',16,1794809552168,'created','department','6afa9ed0b78a6f7a7b6acaef',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',17,1794809552182,'updated','department','6afa9ed0b78a6f7a7b6acaed',2,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',18,1794809552198,'updated','department','6afa9ed0b78a6f7a7b6acaed',3,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',19,1794809552217,'inactivated','department','6afa9ed0b78a6f7a7b6acaef',2,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',20,1794809552238,'created','servingSizeLevel','6afa9ed0b78a6f7a7b6acaf0',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',21,1794809552257,'created','category','6afa9ed0b78a6f7a7b6acaf1',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',22,1794809552269,'created','modifier','6afa9ed0b78a6f7a7b6acaf2',1,1);
INSERT INTO event VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199',23,1794809552292,'updated','modifier','6afa9ed0b78a6f7a7b6acaf2',2,1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa9ecf0027601b52f71198','first','bdaf176e7c918862dc582b1bb2112be8366f3758cb4ca371c93a5b7fa69ddc0c','"1.perf8oq"','',1794809552110,'6afa9ecf0027601b52f71199','6afa9ed0b78a6f7a7b6acaed',1);
INSERT INTO idempotency VALUES('6afa9ecf0027601b52f71198','second','928ac5bef07b8699af32b2a59d765137a52008d9af47351c5f96e42a5ae9807f','"2.perf8oq"','',1794809552182,'6afa9ecf0027601b52f71199','6afa9ed0b78a6f7a7b6acaed',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119c','48aeb566fcd51498e2c7ba15b48703bcb2717a5899356d9eb27657e39b551fe0','first key','',65535,0,1794809551911,0,0,1794809552292);
INSERT INTO api_key VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119d','55da56ee5fe789ca8ac945ab15dc2a91474b2a2cac08b2d7323c060d2af74d3b','kiosk','',48,0,1794809551911,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119a','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$VHFmp3a+KbCMCDQRfXxoFw$C5KqWdfvrOh7u15UFpPnTzTK4V5MVuHXbQJawvLqLSo','owner',1,1794809551911);
INSERT INTO sign_in VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f7119b','6afa9ecf0027601b52f71199','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$dy0ZWsb1yFiUYjI4k4jAlw$cl2ee44njOatJKFGA1mhYIaHx9AgYEOlElEe72XKaHM','kiosk',1,1794809551911);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afa9ecf0027601b52f71198','6afa9ecf0027601b52f71199','14ca1fe91062f4d01842759a1065d66eeb412fd976ab462a21f81885dfa41def',10,1794809551911);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa9ecf0027601b52f71198','c0a8fcec1cfe34fe3580a10fef43f09747da0ebee383275f152bc82e87ffca23','png',1794809552292,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa9ecf0027601b52f71198','6afa9ed0b78a6f7a7b6acaf2','c0a8fcec1cfe34fe3580a10fef43f09747da0ebee383275f152bc82e87ffca23');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(327,1794809552308);
CREATE TABLE natural_key (
    account TEXT NOT NULL, id TEXT NOT NULL, field TEXT NOT NULL, store TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, active INTEGER NOT NULL,
    PRIMARY KEY (account, id, field))  WITHOUT ROWID;
CREATE TABLE balance (
    account TEXT NOT NULL, id TEXT NOT NULL,
    amount INTEGER NOT NULL DEFAULT 0, held INTEGER NOT NULL DEFAULT 0,
    entries INTEGER NOT NULL DEFAULT 0, due_ms INTEGER NOT NULL DEFAULT 9223372036854775807,
    moved_to TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id))  WITHOUT ROWID ;
CREATE TABLE balance_entry (
    account TEXT NOT NULL, balance TEXT NOT NULL, number INTEGER NOT NULL,
    type TEXT NOT NULL, at_ms INTEGER NOT NULL, amount INTEGER NOT NULL, after INTEGER NOT NULL,
    portions TEXT NOT NULL, ticket TEXT NOT NULL, notes TEXT NOT NULL, adjusted_by TEXT NOT NULL,
    who TEXT NOT NULL,
    PRIMARY KEY (account, balance, number))  WITHOUT ROWID;
CREATE TABLE balance_lot (
    account TEXT NOT NULL, balance TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    remaining INTEGER NOT NULL, held INTEGER NOT NULL,
    PRIMARY KEY (account, balance, expires_ms))  WITHOUT ROWID ;
CREATE TABLE balance_hold (
    account TEXT NOT NULL, id TEXT NOT NULL, balance TEXT NOT NULL,
    amount INTEGER NOT NULL, remaining INTEGER NOT NULL, covered TEXT NOT NULL,
    made_ms INTEGER NOT NULL, lapses_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL, ticket TEXT NOT NULL, who TEXT NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
CREATE TABLE reversal (
    account TEXT NOT NULL, balance TEXT NOT NULL, entry INTEGER NOT NULL, reversed INTEGER NOT NULL,
    PRIMARY KEY (account, balance, entry))  WITHOUT ROWID;
CREATE TABLE visit (
    account TEXT NOT NULL, sale TEXT NOT NULL, customer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, spent_minor INTEGER NOT NULL,
    PRIMARY KEY (account, sale))  WITHOUT ROWID;
CREATE TABLE visit_total (
    account TEXT NOT NULL, id TEXT NOT NULL, merged_into TEXT NOT NULL,
    visits INTEGER NOT NULL, spent_minor INTEGER NOT NULL, last_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID ;
CREATE TABLE punch (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, user_id TEXT NOT NULL,
    type TEXT NOT NULL, at_ms INTEGER NOT NULL, removed INTEGER NOT NULL,
    sent_type TEXT NOT NULL, sent_ms INTEGER NOT NULL, device TEXT NOT NULL, source TEXT NOT NULL,
    made_by TEXT NOT NULL, made_ms INTEGER NOT NULL, revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
CREATE TABLE punch_correction (
    account TEXT NOT NULL, punch TEXT NOT NULL, revision INTEGER NOT NULL,
    type TEXT NOT NULL, at_ms INTEGER NOT NULL, removed INTEGER NOT NULL,
    corrected_by TEXT NOT NULL, corrected_ms INTEGER NOT NULL, reason TEXT NOT NULL,
    PRIMARY KEY (account, punch, revision))  WITHOUT ROWID;
CREATE TABLE login_guard (
    account TEXT NOT NULL, store TEXT NOT NULL, device TEXT NOT NULL,
    wrong INTEGER NOT NULL, since_ms INTEGER NOT NULL, locked_until_ms INTEGER NOT NULL,
    known_ms INTEGER NOT NULL, used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, device))  WITHOUT ROWID;
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
CREATE INDEX balance_due ON balance (account, due_ms, id) WHERE due_ms < 9223372036854775807;
CREATE INDEX balance_hold_open ON balance_hold (account, balance, id) WHERE ended_ms = 0;
CREATE INDEX balance_hold_ended ON balance_hold (account, ended_ms) WHERE ended_ms > 0;
CREATE INDEX visit_customer ON visit (account, customer, at_ms);
CREATE UNIQUE INDEX punch_sent ON punch (account, store, user_id, sent_type, sent_ms);
CREATE INDEX punch_time ON punch (account, store, user_id, at_ms, id);
CREATE INDEX punch_store_time ON punch (account, store, at_ms);
CREATE INDEX login_guard_age ON login_guard (account, used_ms);
PRAGMA writable_schema=OFF;
COMMIT;
