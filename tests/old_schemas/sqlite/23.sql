-- A database of schema 23 as the program of that time left it. key cmd_bpjmYZZU9DR5eqGovbXK5OiJccRu7sGAk56N4oOvBq0 department 6afbbe4dcad01deccd87a2fc
PRAGMA user_version = 23;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','rcqgcfv');
INSERT INTO installation VALUES('epoch','tih52vo');
INSERT INTO installation VALUES('newest_account','6afbbe4c0ff6ff9783b84adf');
INSERT INTO installation VALUES('oldest_program','22');
INSERT INTO installation VALUES('pepper','82ed2f8bd9869795613d4d1fa8aabd796b3d2560fd9cf9c447dff60282a9dfbd');
INSERT INTO installation VALUES('ran_ms','1211');
INSERT INTO installation VALUES('stores_have_owners','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afbbe4c0ff6ff9783b84adf','',1,1);
INSERT INTO scope VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',33,23);
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afbbe4c0ff6ff9783b84adf','','account','6afbbe4c0ff6ff9783b84adf',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afbbe4c0ff6ff9783b84adf","originalID":"6afbbe4c0ff6ff9783b84adf","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','store','6afbbe4c0ff6ff9783b84ae0',1,'','old town','old town','old town',1,1,1,'{"id":"6afbbe4c0ff6ff9783b84ae0","originalID":"6afbbe4c0ff6ff9783b84ae0","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84ae5',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afbbe4d0ff6ff9783b84ae5","originalID":"6afbbe4d0ff6ff9783b84ae5","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84ae6',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afbbe4d0ff6ff9783b84ae6","originalID":"6afbbe4d0ff6ff9783b84ae6","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84ae7',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afbbe4d0ff6ff9783b84ae7","originalID":"6afbbe4d0ff6ff9783b84ae7","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84ae8',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afbbe4d0ff6ff9783b84ae8","originalID":"6afbbe4d0ff6ff9783b84ae8","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84ae9',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afbbe4d0ff6ff9783b84ae9","originalID":"6afbbe4d0ff6ff9783b84ae9","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84aea',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afbbe4d0ff6ff9783b84aea","originalID":"6afbbe4d0ff6ff9783b84aea","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.085Z","lastUpdated":"2026-11-17T02:39:09.085Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType','6afbbe4d0ff6ff9783b84aeb',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afbbe4d0ff6ff9783b84aeb","originalID":"6afbbe4d0ff6ff9783b84aeb","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','language','6afbbe4d0ff6ff9783b84aec',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afbbe4d0ff6ff9783b84aec","originalID":"6afbbe4d0ff6ff9783b84aec","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','language','6afbbe4d0ff6ff9783b84aed',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afbbe4d0ff6ff9783b84aed","originalID":"6afbbe4d0ff6ff9783b84aed","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','language','6afbbe4d0ff6ff9783b84aee',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afbbe4d0ff6ff9783b84aee","originalID":"6afbbe4d0ff6ff9783b84aee","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','role','6afbbe4d0ff6ff9783b84aef',1,'','owner','owner','owner',1,12,1,'{"id":"6afbbe4d0ff6ff9783b84aef","originalID":"6afbbe4d0ff6ff9783b84aef","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}','');
INSERT INTO record VALUES(14,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','user','6afbbe4d0ff6ff9783b84af0',1,'','','owner','ownerowner',1,13,1,'{"id":"6afbbe4d0ff6ff9783b84af0","originalID":"6afbbe4d0ff6ff9783b84af0","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.086Z","lastUpdated":"2026-11-17T02:39:09.086Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbbe4d0ff6ff9783b84aef"],"signIn":"6afbbe4c0ff6ff9783b84ae1"}','');
INSERT INTO record VALUES(15,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department','6afbbe4dcad01deccd87a2fc',1,'','kitchen','kitchen','kitchenk',3,18,1,'{"id":"6afbbe4dcad01deccd87a2fc","originalID":"6afbbe4dcad01deccd87a2fc","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.629Z","lastUpdated":"2026-11-17T02:39:09.859Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(16,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department','6afbbe4dcad01deccd87a2fd',1,'','bar','bar','bar',1,15,1,'{"id":"6afbbe4dcad01deccd87a2fd","originalID":"6afbbe4dcad01deccd87a2fd","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.693Z","lastUpdated":"2026-11-17T02:39:09.693Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(17,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department','6afbbe4dcad01deccd87a2fe',0,'','garden','garden','garden',2,19,1,'{"id":"6afbbe4dcad01deccd87a2fe","originalID":"6afbbe4dcad01deccd87a2fe","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T02:39:09.821Z","lastUpdated":"2026-11-17T02:39:09.879Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(18,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','servingSizeLevel','6afbbe4dcad01deccd87a2ff',1,'','large','large','large',1,20,1,'{"id":"6afbbe4dcad01deccd87a2ff","originalID":"6afbbe4dcad01deccd87a2ff","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.908Z","lastUpdated":"2026-11-17T02:39:09.908Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(19,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','category','6afbbe4dcad01deccd87a300',1,'','pizza','pizza','pizza',1,21,2,'{"id":"6afbbe4dcad01deccd87a300","originalID":"6afbbe4dcad01deccd87a300","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.942Z","lastUpdated":"2026-11-17T02:39:09.942Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Pizza","level":1,"department":"6afbbe4dcad01deccd87a2fc","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(20,'6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','modifier','6afbbe4dcad01deccd87a301',1,'','olives','olives','olives',2,23,2,'{"id":"6afbbe4dcad01deccd87a301","originalID":"6afbbe4dcad01deccd87a301","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.978Z","lastUpdated":"2026-11-17T02:39:10.020Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbbe4c0ff6ff9783b84adf/70ea683d28aefc1a273c9517dedb57779a00888e3d3ad3b352f418b13e8517a3.png","imageExtension":"png","imageVersion":1}','');
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
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','','account',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','category',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department',0,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department',1,2);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','language',1,3);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','modifier',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','role',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','serviceType',1,7);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','store',1,1);
INSERT INTO counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aef','allPrivileges','6afbbe4c0ff6ff9783b84ae0','role','store');
INSERT INTO reference VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aef','managesStaff','6afbbe4c0ff6ff9783b84ae0','role','store');
INSERT INTO reference VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84af0','roles','6afbbe4d0ff6ff9783b84aef','user','role');
INSERT INTO reference VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2ff','default','6afbbe4c0ff6ff9783b84ae0','servingSizeLevel','store');
INSERT INTO reference VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a300','department','6afbbe4dcad01deccd87a2fc','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84adf',1,1794883149085,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84ae5',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84ae6',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84ae7',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84ae8',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84ae9',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aea',1,1794883149085,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aeb',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aec',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aed',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aee',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84aef',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4d0ff6ff9783b84af0',1,1794883149086,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fc',1,1794883149629,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fc',2,1794883149847,'6afbbe4c0ff6ff9783b84ae3','["name","departmentCode"]','{"id":"6afbbe4dcad01deccd87a2fc","originalID":"6afbbe4dcad01deccd87a2fc","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.629Z","lastUpdated":"2026-11-17T02:39:09.629Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fc',3,1794883149859,'6afbbe4c0ff6ff9783b84ae3','["description"]','{"id":"6afbbe4dcad01deccd87a2fc","originalID":"6afbbe4dcad01deccd87a2fc","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.629Z","lastUpdated":"2026-11-17T02:39:09.847Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fd',1,1794883149693,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fe',1,1794883149821,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2fe',2,1794883149879,'6afbbe4c0ff6ff9783b84ae3','["activeStatus","isDelete"]','{"id":"6afbbe4dcad01deccd87a2fe","originalID":"6afbbe4dcad01deccd87a2fe","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.821Z","lastUpdated":"2026-11-17T02:39:09.821Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a2ff',1,1794883149908,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a300',1,1794883149942,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a301',1,1794883149978,'6afbbe4c0ff6ff9783b84ae3','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a301',2,1794883150020,'6afbbe4c0ff6ff9783b84ae3','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afbbe4dcad01deccd87a301","originalID":"6afbbe4dcad01deccd87a301","store":"6afbbe4c0ff6ff9783b84ae0","createdFor":"6afbbe4c0ff6ff9783b84ae0","ownedBy":"6afbbe4c0ff6ff9783b84adf","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T02:39:09.978Z","lastUpdated":"2026-11-17T02:39:09.978Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","modifiedBy":"6afbbe4c0ff6ff9783b84ae3","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','',1,1794883149085,'created','account','6afbbe4c0ff6ff9783b84adf',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',1,1794883149085,'created','store','6afbbe4c0ff6ff9783b84ae0',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',2,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84ae5',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',3,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84ae6',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',4,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84ae7',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',5,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84ae8',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',6,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84ae9',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',7,1794883149085,'created','serviceType','6afbbe4d0ff6ff9783b84aea',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',8,1794883149086,'created','serviceType','6afbbe4d0ff6ff9783b84aeb',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',9,1794883149086,'created','language','6afbbe4d0ff6ff9783b84aec',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',10,1794883149086,'created','language','6afbbe4d0ff6ff9783b84aed',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',11,1794883149086,'created','language','6afbbe4d0ff6ff9783b84aee',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',12,1794883149086,'created','role','6afbbe4d0ff6ff9783b84aef',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',13,1794883149086,'created','user','6afbbe4d0ff6ff9783b84af0',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',14,1794883149629,'created','department','6afbbe4dcad01deccd87a2fc',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',15,1794883149693,'created','department','6afbbe4dcad01deccd87a2fd',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',16,1794883149821,'created','department','6afbbe4dcad01deccd87a2fe',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',17,1794883149847,'updated','department','6afbbe4dcad01deccd87a2fc',2,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',18,1794883149859,'updated','department','6afbbe4dcad01deccd87a2fc',3,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',19,1794883149879,'inactivated','department','6afbbe4dcad01deccd87a2fe',2,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20,1794883149908,'created','servingSizeLevel','6afbbe4dcad01deccd87a2ff',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',21,1794883149942,'created','category','6afbbe4dcad01deccd87a300',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',22,1794883149978,'created','modifier','6afbbe4dcad01deccd87a301',1,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',23,1794883150020,'updated','modifier','6afbbe4dcad01deccd87a301',2,1);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',24,1794883150117,'created','order','6afbbe4ecad01deccd87a302',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',25,1794883150117,'created','sale','6afbbe4ecad01deccd87a303',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',26,1794883150234,'created','order','6afbbe4ecad01deccd87a306',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',27,1794883150358,'created','device','6afbbe4ecad01deccd87a30b',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',28,1794883150358,'created','check','6afbbe4ecad01deccd87a309',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',29,1794883150461,'created','device','6afbbe4ecad01deccd87a30e',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',30,1794883150461,'updated','check','6afbbe4ecad01deccd87a309',2,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',31,1794883150487,'created','check','6afbbe4ecad01deccd87a30f',1,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',32,1794883150533,'closed','check','6afbbe4ecad01deccd87a30f',2,0);
INSERT INTO event VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',33,1794883150533,'created','sale','6afbbe4ecad01deccd87a310',1,0);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afbbe4c0ff6ff9783b84adf','first','567858e3f63c3065ac8d2902e50d534cf787522fe3d739e5787fa59bf77d3211','"1.tih52vo"','',1794883149629,'6afbbe4c0ff6ff9783b84ae0','6afbbe4dcad01deccd87a2fc',1);
INSERT INTO idempotency VALUES('6afbbe4c0ff6ff9783b84adf','second','4377cd07286dc95e195ea35772559d374ed744eda91618627f5f87c86667dc93','"2.tih52vo"','',1794883149847,'6afbbe4c0ff6ff9783b84ae0','6afbbe4dcad01deccd87a2fc',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae3','103d54d802a9771bdb5542fd1a22f0c29310d42807936275408c7e06754d0408','first key','',65535,0,1794883149086,0,0,1794883150533);
INSERT INTO api_key VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae4','2cbfd2eade201ab4610f8ddd79a82d39056ff5241586050e2b26fae0611e09f1','kiosk','',48,0,1794883149086,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae1','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$dLkHZCpkqDhs47jkwkcBEA$bKndinm2JLbroQJg6U+sVRXSa6+8/0vJtgwswnBtCD0','owner',1,1794883149086);
INSERT INTO sign_in VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae2','6afbbe4c0ff6ff9783b84ae0','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$Cohtoqdy6XbLtmz+T8E2mw$X9w+qEPr+95gpuYYM/SyHu6lPj5AIvvZG/nXLLS62N0','kiosk',1,1794883149086);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','9ed33c6d85faab6e3576d09c717eee89cb72f9f846560fade272be0fddd178d7',10,1794883149086);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afbbe4c0ff6ff9783b84adf','70ea683d28aefc1a273c9517dedb57779a00888e3d3ad3b352f418b13e8517a3','png',1794883150020,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4dcad01deccd87a301','70ea683d28aefc1a273c9517dedb57779a00888e3d3ad3b352f418b13e8517a3');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(1211,1794883150562);
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
CREATE TABLE sale (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    origin TEXT NOT NULL, state TEXT NOT NULL, refund_of TEXT NOT NULL, wish TEXT NOT NULL,
    reason TEXT NOT NULL, currency TEXT NOT NULL, business_day INTEGER NOT NULL,
    revision INTEGER NOT NULL, made_by TEXT NOT NULL, made_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL, source TEXT NOT NULL, ticket_no TEXT NOT NULL,
    opened_ms INTEGER NOT NULL, open_minute INTEGER NOT NULL, closed_ms INTEGER NOT NULL,
    customer TEXT NOT NULL, customer_name TEXT NOT NULL,
    employee TEXT NOT NULL, employee_name TEXT NOT NULL,
    closed_by TEXT NOT NULL, closed_by_name TEXT NOT NULL,
    floor TEXT NOT NULL, floor_name TEXT NOT NULL, table_no TEXT NOT NULL,
    service_type TEXT NOT NULL, guests INTEGER NOT NULL,
    gross INTEGER NOT NULL, discount INTEGER NOT NULL, tax_share INTEGER NOT NULL,
    inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL, over_refunded INTEGER NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO sale VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a303','6afbbe4c0ff6ff9783b84ae0',1,'paid','CLOSED','','','','EUR',20774,1,'6afbbe4c0ff6ff9783b84ae3',1794883150117,1794883150117,'order','1',1794883150117,219,1794883150117,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
INSERT INTO sale VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a310','6afbbe4c0ff6ff9783b84ae0',2,'T2','CLOSED','','','','EUR',20454,1,'6afbbe4c0ff6ff9783b84ae3',1794883150533,1794883150533,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
CREATE TABLE sale_line (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    line_key TEXT NOT NULL, item TEXT NOT NULL, item_name TEXT NOT NULL,
    department TEXT NOT NULL, department_name TEXT NOT NULL,
    category TEXT NOT NULL, category_name TEXT NOT NULL,
    subcategory TEXT NOT NULL, subcategory_name TEXT NOT NULL,
    quantity INTEGER NOT NULL, unit_price INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL, exempted_tax INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, minute INTEGER NOT NULL,
    is_void INTEGER NOT NULL, void_reason TEXT NOT NULL, void_by TEXT NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_line VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20454,'6afbbe4ecad01deccd87a310',0,1,'b','','Soup','','','','','','',1,500,500,0,0,0,0,0,0,60,0,'','');
INSERT INTO sale_line VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20774,'6afbbe4ecad01deccd87a303',0,1,'1','','Soup','','','','','','',1,500,500,0,0,0,50,0,0,219,0,'','');
CREATE TABLE sale_modifier (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, line INTEGER NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    modifier TEXT NOT NULL, modifier_name TEXT NOT NULL, quantity INTEGER NOT NULL,
    gross INTEGER NOT NULL, discount INTEGER NOT NULL, tax_share INTEGER NOT NULL,
    inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number))  WITHOUT ROWID;
CREATE TABLE sale_discount (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, line INTEGER NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    discount TEXT NOT NULL, discount_name TEXT NOT NULL, type TEXT NOT NULL, coupon TEXT NOT NULL,
    reason TEXT NOT NULL, approved_by TEXT NOT NULL, applied_by TEXT NOT NULL,
    rate INTEGER NOT NULL, amount INTEGER NOT NULL, tax_share INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number))  WITHOUT ROWID;
CREATE TABLE sale_tax (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, line INTEGER NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    tax TEXT NOT NULL, tax_name TEXT NOT NULL, rate INTEGER NOT NULL, is_inclusive INTEGER NOT NULL,
    base INTEGER NOT NULL, amount INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number))  WITHOUT ROWID;
INSERT INTO sale_tax VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20774,'6afbbe4ecad01deccd87a303',0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20454,'6afbbe4ecad01deccd87a310',0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20774,'6afbbe4ecad01deccd87a303',0,1,'6afbbe4ecad01deccd87a304','Other','',550,0,1794883150117);
CREATE TABLE sale_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO sale_counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',2);
CREATE TABLE ticket (
    account TEXT NOT NULL, id TEXT NOT NULL,
    state TEXT NOT NULL, round INTEGER NOT NULL, customer TEXT NOT NULL,
    points INTEGER NOT NULL, points_minor INTEGER NOT NULL,
    allowance_minor INTEGER NOT NULL, allowance_balance TEXT NOT NULL,
    allowance_floor INTEGER NOT NULL, until_ms INTEGER NOT NULL,
    taken_points INTEGER NOT NULL, taken_allowance INTEGER NOT NULL,
    earner TEXT NOT NULL, earn_points INTEGER NOT NULL, earn_amount INTEGER NOT NULL,
    earned_on INTEGER NOT NULL, undone_part INTEGER NOT NULL, undone_whole INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
CREATE TABLE ticket_entry (
    account TEXT NOT NULL, ticket TEXT NOT NULL, place INTEGER NOT NULL,
    balance TEXT NOT NULL, number INTEGER NOT NULL, amount INTEGER NOT NULL, undone INTEGER NOT NULL,
    PRIMARY KEY (account, ticket, place))  WITHOUT ROWID;
CREATE TABLE web_order (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, unique_id TEXT NOT NULL,
    number INTEGER NOT NULL, content TEXT NOT NULL, status INTEGER NOT NULL, is_paid INTEGER NOT NULL,
    revision INTEGER NOT NULL, text_revision INTEGER NOT NULL, placed_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL, released_ms INTEGER NOT NULL, booked_ms INTEGER NOT NULL,
    finished_ms INTEGER NOT NULL, due_ms INTEGER NOT NULL, accept_ms INTEGER NOT NULL,
    service TEXT NOT NULL, payment_type INTEGER NOT NULL, currency TEXT NOT NULL,
    customer TEXT NOT NULL, customer_name TEXT NOT NULL, sale TEXT NOT NULL,
    total INTEGER NOT NULL, tip INTEGER NOT NULL, promised INTEGER NOT NULL, paid INTEGER NOT NULL,
    state TEXT NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO web_order VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a302','6afbbe4c0ff6ff9783b84ae0','paid',1,'dbf9069f773caf5f01088953af01f3d3d2fd231878a3a4c48f3209ac6389c4e3',1,1,1,1,1794883150117,1794883150117,1794883150117,1794883150117,0,0,0,'',0,'EUR','','','6afbbe4ecad01deccd87a303',550,0,0,550,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afbbe4ecad01deccd87a304","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afbbe4c0ff6ff9783b84ae3","date":"2026-11-17T02:39:10.117Z"}],"isRefunded":false,"saleId":"6afbbe4ecad01deccd87a303","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afbbe4c0ff6ff9783b84ae3","date":"2026-11-17T02:39:10.117Z"}],"revision":1,"lastUpdated":"2026-11-17T02:39:10.117Z"}');
INSERT INTO web_order VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a306','6afbbe4c0ff6ff9783b84ae0','later',2,'ed89e67bea57e45908d7427176f2b37e9a128944fb68c9bade2f1da76b4a2e31',10,0,1,1,1794883150234,1794883150234,0,0,0,4070944800000,0,'',0,'EUR','','','6afbbe4ecad01deccd87a307',500,0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afbbe4c0ff6ff9783b84ae3","date":"2026-11-17T02:39:10.234Z"}],"revision":1,"lastUpdated":"2026-11-17T02:39:10.234Z"}');
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a302','{"id":"6afbbe4ecad01deccd87a302","uniqueOrderID":"paid","orderDetails":[{"_id":"6afbbe4ecad01deccd87a305","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbbe4c0ff6ff9783b84ae0","dateCreated":"2026-11-17T02:39:10.117Z","createdBy":"6afbbe4c0ff6ff9783b84ae3"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO web_order_text VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a306','{"id":"6afbbe4ecad01deccd87a306","uniqueOrderID":"later","orderDetails":[{"_id":"6afbbe4ecad01deccd87a308","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbbe4c0ff6ff9783b84ae0","dateCreated":"2026-11-17T02:39:10.234Z","createdBy":"6afbbe4c0ff6ff9783b84ae3","scheduledFor":"2099-01-01T11:00:00.000Z"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
CREATE TABLE web_order_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO web_order_counter VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',2);
CREATE TABLE job (
    account TEXT NOT NULL, store TEXT NOT NULL, name TEXT NOT NULL,
    next_ms INTEGER NOT NULL, holder TEXT NOT NULL DEFAULT '',
    leased_until_ms INTEGER NOT NULL DEFAULT 0, claims INTEGER NOT NULL DEFAULT 0,
    runs INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0,
    in_a_row INTEGER NOT NULL DEFAULT 0, last_error TEXT NOT NULL DEFAULT '',
    last_ms INTEGER NOT NULL DEFAULT 0, took_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, name))  WITHOUT ROWID ;
INSERT INTO job VALUES('6afbbe4c0ff6ff9783b84adf','','retention',1794883209378,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbbe4c0ff6ff9783b84adf','','settle_balances',1794883209378,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','deliver_webhooks',1794883209432,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','due_orders',1794883209378,'',0,0,0,0,0,'',0,0);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','6afbbe4ecad01deccd87a30b','ipad-1','','ipad-1','','','',1794883150358,0,1);
INSERT INTO device VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','6afbbe4ecad01deccd87a30e','ipad-2','','ipad-2','','','',1794883150461,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a309','6afbbe4c0ff6ff9783b84ae0','T1',2,'active',30,1767225600000,20454,1794883150461,0,2,'EUR','6afbbe4ecad01deccd87a30a',1,0,'{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}',X'0206697061642d3106697061642d32020180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d3000280a0d5edee66846396045f4c25c967c289a6ed528b5b0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO pos_check VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a30f','6afbbe4c0ff6ff9783b84ae0','T2',2,'closed',32,1767225600000,20454,1794883150533,1794883150533,2,'EUR','6afbbe4ecad01deccd87a310',0,2,'','',X'0206697061642d3106697061642d32020180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd81000280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number));
INSERT INTO pos_check_submission VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a309',1,'ipad-1',1767225600000,1767225600000,1794883150358,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6afbbe4c0ff6ff9783b84ae3','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a309',2,'ipad-2',1767225600000,1767225600000,1794883150461,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6afbbe4c0ff6ff9783b84ae3','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a30f',1,'ipad-1',1767225600000,1767225600000,1794883150487,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6afbbe4c0ff6ff9783b84ae3','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a30f',2,'ipad-2',1767225600000,1767225600000,1794883150533,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6afbbe4c0ff6ff9783b84ae3','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4ecad01deccd87a315','6afbbe4c0ff6ff9783b84ae0','6afbbe4ecad01deccd87a30f','T2',0,1,'ipad-1','["la"]','open',1794883150533,0,'');
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0',20774,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','category',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','department',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','employee',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','hour',20774,'3','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','item',20774,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','service_type',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbbe4c0ff6ff9783b84adf','6afbbe4c0ff6ff9783b84ae0','subcategory',20774,'','','','','',1,1,500,0,0,0,50);
CREATE TABLE event_hold (
    account TEXT NOT NULL, store TEXT NOT NULL, holder TEXT NOT NULL, after INTEGER NOT NULL,
    PRIMARY KEY (account, store, holder))  WITHOUT ROWID ;
CREATE TABLE webhook_settings (
    account TEXT NOT NULL, store TEXT NOT NULL, header_name TEXT NOT NULL,
    header_value TEXT NOT NULL, generation INTEGER NOT NULL, revision INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL, deliveries INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
CREATE TABLE webhook (
    account TEXT NOT NULL, store TEXT NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL,
    active INTEGER NOT NULL, types TEXT NOT NULL, place INTEGER NOT NULL, edition INTEGER NOT NULL,
    read_to INTEGER NOT NULL, ends_at INTEGER NOT NULL, pending INTEGER NOT NULL,
    paused_ms INTEGER NOT NULL, resumed_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    trouble_ms INTEGER NOT NULL, next_ms INTEGER NOT NULL, delivered_ms INTEGER NOT NULL,
    tried_ms INTEGER NOT NULL, status INTEGER NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, store, name))  WITHOUT ROWID ;
CREATE TABLE delivery (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, hook TEXT NOT NULL,
    sequence INTEGER NOT NULL, at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL,
    id TEXT NOT NULL, revision INTEGER NOT NULL, subject TEXT NOT NULL, state INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, first_ms INTEGER NOT NULL DEFAULT 0,
    last_ms INTEGER NOT NULL DEFAULT 0, status INTEGER NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT '', took_ms INTEGER NOT NULL DEFAULT 0,
    next_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, number))  WITHOUT ROWID ;
CREATE TABLE pull_link (
    account TEXT NOT NULL, store TEXT NOT NULL, copy TEXT NOT NULL, kind TEXT NOT NULL,
    root TEXT NOT NULL, source_store TEXT NOT NULL, source_id TEXT NOT NULL,
    base_revision INTEGER NOT NULL, active INTEGER NOT NULL,
    PRIMARY KEY (account, store, copy))  WITHOUT ROWID;
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
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
CREATE UNIQUE INDEX sale_origin ON sale (account, store, origin) WHERE origin <> '';
CREATE UNIQUE INDEX sale_number ON sale (account, store, number);
CREATE INDEX sale_day ON sale (account, store, business_day, number);
CREATE INDEX sale_refund ON sale (account, refund_of, number) WHERE refund_of <> '';
CREATE UNIQUE INDEX web_order_number ON web_order (account, store, number);
CREATE INDEX web_order_open ON web_order (account, store, number) WHERE finished_ms = 0;
CREATE INDEX web_order_due ON web_order (account, store, due_ms) WHERE due_ms > 0;
CREATE INDEX job_due ON job (next_ms) WHERE holder = '';
CREATE UNIQUE INDEX device_known_by ON device (account, known_by, store);
CREATE INDEX device_node ON device (account, store, node);
CREATE INDEX pos_check_active ON pos_check (account, store, id) WHERE ended_ms = 0;
CREATE INDEX pos_check_ended ON pos_check (account, store, sequence) WHERE ended_ms > 0;
CREATE UNIQUE INDEX pos_check_submission_content
    ON pos_check_submission (account, owner, content);
CREATE INDEX pos_check_conflict_open ON pos_check_conflict (account, store, id)
    WHERE settled_ms = 0;
CREATE INDEX pos_check_conflict_owner ON pos_check_conflict (account, owner, id)
    WHERE settled_ms = 0;
CREATE UNIQUE INDEX delivery_pending ON delivery (account, store, hook, sequence) WHERE state > 0;
CREATE INDEX delivery_subject ON delivery (account, store, hook, subject, sequence)
    WHERE state > 0;
CREATE INDEX delivery_due ON delivery (account, store, hook, next_ms, sequence) WHERE state = 2;
CREATE INDEX delivery_old ON delivery (account, last_ms) WHERE state = 0;
CREATE UNIQUE INDEX pos_check_check_id ON pos_check (account, store, check_id)
    WHERE check_id <> '';
CREATE UNIQUE INDEX web_order_unique_id ON web_order (account, store, unique_id)
    WHERE unique_id <> '';
CREATE UNIQUE INDEX pull_link_root ON pull_link (account, store, kind, root);
CREATE UNIQUE INDEX pull_id ON pull (account, store, id);
PRAGMA writable_schema=OFF;
COMMIT;
