-- A database of schema 1 as the program of that time left it. key cmd_Ml5iYvUhND2bOMbfaf717mEWNFkFMbix18EdS5mDrz3 department 6afd460f825f6ebbcbc9a49c
PRAGMA user_version = 1;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('newest_account','6afd460ea9053cc5de44df86');
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','3e4098c881d628dfa1f8805212a926cf8a34b2894e3924ebbf8a3d8e7514ce72');
INSERT INTO installation VALUES('ran_ms','640');
INSERT INTO installation VALUES('reached','6p6w0e6 1');
INSERT INTO installation VALUES('release','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    configuration INTEGER NOT NULL DEFAULT 0, audit_number INTEGER NOT NULL DEFAULT 0,
    audit_hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afd460ea9053cc5de44df86','',1,1,3,'cbc442d905a3a35611352630cc2a8ac5afb099476bb4fb200891b85bfe1a2562');
INSERT INTO scope VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',35,34,18,'0f10922843428ff01dcd5a5033b173e526811134014a1ce7c8e4c1ae719eef0c');
INSERT INTO scope VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',29,29,2,'4b79bf87a2ab940e8be998a051b77ab47b3e5f5e5940ea54c98395d0c63f2abe');
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    facet TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
INSERT INTO record VALUES(1,'6afd460ea9053cc5de44df86','','account','6afd460ea9053cc5de44df86',1,'','trattoria','trattoria','trattoria',1,1,1,'','{"id":"6afd460ea9053cc5de44df86","originalID":"6afd460ea9053cc5de44df86","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.102Z","lastUpdated":"2026-11-18T06:30:39.102Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO record VALUES(2,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','store','6afd460ea9053cc5de44df87',1,'','old town','old town','old town',1,1,1,'','{"id":"6afd460ea9053cc5de44df87","originalID":"6afd460ea9053cc5de44df87","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.102Z","lastUpdated":"2026-11-18T06:30:39.102Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(3,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df8d',1,'','dine in','dine in','dine intableservice',1,2,1,'','{"id":"6afd460fa9053cc5de44df8d","originalID":"6afd460fa9053cc5de44df8d","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(4,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df8e',1,'','qsr','qsr','qsrqsr',1,3,1,'','{"id":"6afd460fa9053cc5de44df8e","originalID":"6afd460fa9053cc5de44df8e","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(5,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df8f',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'','{"id":"6afd460fa9053cc5de44df8f","originalID":"6afd460fa9053cc5de44df8f","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(6,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df90',1,'','to go','to go','to gotogo',1,5,1,'','{"id":"6afd460fa9053cc5de44df90","originalID":"6afd460fa9053cc5de44df90","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(7,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df91',1,'','for here','for here','for hereforhere',1,6,1,'','{"id":"6afd460fa9053cc5de44df91","originalID":"6afd460fa9053cc5de44df91","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(8,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df92',1,'','delivery','delivery','deliverydelivery',1,7,1,'','{"id":"6afd460fa9053cc5de44df92","originalID":"6afd460fa9053cc5de44df92","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(9,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType','6afd460fa9053cc5de44df93',1,'','web order','web order','web orderweborder',1,8,1,'','{"id":"6afd460fa9053cc5de44df93","originalID":"6afd460fa9053cc5de44df93","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(10,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','language','6afd460fa9053cc5de44df94',1,'','english','english','englishenenglish',1,9,1,'','{"id":"6afd460fa9053cc5de44df94","originalID":"6afd460fa9053cc5de44df94","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(11,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','language','6afd460fa9053cc5de44df95',1,'','spanish','spanish','spanishesespanol',1,10,1,'','{"id":"6afd460fa9053cc5de44df95","originalID":"6afd460fa9053cc5de44df95","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(12,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','language','6afd460fa9053cc5de44df96',1,'','french','french','frenchfrfrancais',1,11,1,'','{"id":"6afd460fa9053cc5de44df96","originalID":"6afd460fa9053cc5de44df96","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(13,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','role','6afd460fa9053cc5de44df97',1,'','owner','owner','owner',1,12,1,'','{"id":"6afd460fa9053cc5de44df97","originalID":"6afd460fa9053cc5de44df97","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(14,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','user','6afd460fa9053cc5de44df98',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afd460fa9053cc5de44df98","originalID":"6afd460fa9053cc5de44df98","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.103Z","lastUpdated":"2026-11-18T06:30:39.103Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd460fa9053cc5de44df97"],"signIn":"6afd460ea9053cc5de44df88"}');
INSERT INTO record VALUES(15,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','store','6afd460fd19866eae2163160',1,'','uptown','uptown','uptown',1,1,1,'','{"id":"6afd460fd19866eae2163160","originalID":"6afd460fd19866eae2163160","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.190Z","lastUpdated":"2026-11-18T06:30:39.190Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(16,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163161',1,'','dine in','dine in','dine intableservice',2,22,1,'','{"id":"6afd460fd19866eae2163161","originalID":"6afd460fa9053cc5de44df8d","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(17,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163162',1,'','qsr','qsr','qsrqsr',2,24,1,'','{"id":"6afd460fd19866eae2163162","originalID":"6afd460fa9053cc5de44df8e","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(18,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163163',1,'','bar tab','bar tab','bar tabbartab',2,20,1,'','{"id":"6afd460fd19866eae2163163","originalID":"6afd460fa9053cc5de44df8f","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(19,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163164',1,'','to go','to go','to gotogo',2,25,1,'','{"id":"6afd460fd19866eae2163164","originalID":"6afd460fa9053cc5de44df90","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(20,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163165',1,'','for here','for here','for hereforhere',2,23,1,'','{"id":"6afd460fd19866eae2163165","originalID":"6afd460fa9053cc5de44df91","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(21,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163166',1,'','delivery','delivery','deliverydelivery',2,21,1,'','{"id":"6afd460fd19866eae2163166","originalID":"6afd460fa9053cc5de44df92","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(22,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType','6afd460fd19866eae2163167',1,'','web order','web order','web orderweborder',2,26,1,'','{"id":"6afd460fd19866eae2163167","originalID":"6afd460fa9053cc5de44df93","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(23,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','language','6afd460fd19866eae2163168',1,'','english','english','englishenenglish',2,17,1,'','{"id":"6afd460fd19866eae2163168","originalID":"6afd460fa9053cc5de44df94","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(24,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','language','6afd460fd19866eae2163169',1,'','spanish','spanish','spanishesespanol',2,19,1,'','{"id":"6afd460fd19866eae2163169","originalID":"6afd460fa9053cc5de44df95","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(25,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','language','6afd460fd19866eae216316a',1,'','french','french','frenchfrfrancais',2,18,1,'','{"id":"6afd460fd19866eae216316a","originalID":"6afd460fa9053cc5de44df96","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"operator","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(26,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','role','6afd460fd19866eae216316b',1,'','owner','owner','owner',1,12,1,'','{"id":"6afd460fd19866eae216316b","originalID":"6afd460fd19866eae216316b","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.197Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(27,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','user','6afd460fd19866eae216316c',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afd460fd19866eae216316c","originalID":"6afd460fd19866eae216316c","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.197Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afd460fd19866eae216316b"],"signIn":"6afd460ea9053cc5de44df88"}');
INSERT INTO record VALUES(28,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department','6afd460f825f6ebbcbc9a49c',1,'','kitchen','kitchen','kitchenk',3,18,1,'','{"id":"6afd460f825f6ebbcbc9a49c","originalID":"6afd460f825f6ebbcbc9a49c","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.387Z","lastUpdated":"2026-11-18T06:30:39.455Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(29,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department','6afd460f825f6ebbcbc9a49d',1,'','bar','bar','barb',2,34,1,'','{"id":"6afd460f825f6ebbcbc9a49d","originalID":"6afd460f825f6ebbcbc9a49d","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.400Z","lastUpdated":"2026-11-18T06:30:39.712Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(30,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department','6afd460f825f6ebbcbc9a49e',0,'','garden','garden','garden',2,19,1,'','{"id":"6afd460f825f6ebbcbc9a49e","originalID":"6afd460f825f6ebbcbc9a49e","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-18T06:30:39.423Z","lastUpdated":"2026-11-18T06:30:39.475Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO record VALUES(31,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','servingSizeLevel','6afd460f825f6ebbcbc9a49f',1,'','large','large','large',1,20,1,'','{"id":"6afd460f825f6ebbcbc9a49f","originalID":"6afd460f825f6ebbcbc9a49f","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.499Z","lastUpdated":"2026-11-18T06:30:39.499Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(32,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','category','6afd460f825f6ebbcbc9a4a0',1,'','pizza','pizza','pizza',1,21,3,'1','{"id":"6afd460f825f6ebbcbc9a4a0","originalID":"6afd460f825f6ebbcbc9a4a0","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.523Z","lastUpdated":"2026-11-18T06:30:39.523Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Pizza","level":1,"department":"6afd460f825f6ebbcbc9a49c","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO record VALUES(33,'6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','modifier','6afd460f825f6ebbcbc9a4a1',1,'','olives','olives','olives',2,23,3,'','{"id":"6afd460f825f6ebbcbc9a4a1","originalID":"6afd460f825f6ebbcbc9a4a1","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.543Z","lastUpdated":"2026-11-18T06:30:39.554Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afd460ea9053cc5de44df86/c68124cd3528854d21d527963dec63735fb01317f553cfbbfc9b2b1b864e2ac3.png","imageExtension":"png","imageVersion":1}');
INSERT INTO record VALUES(34,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','department','6afd460f825f6ebbcbc9a4b6',1,'','bar','bar','barb',2,29,1,'','{"id":"6afd460f825f6ebbcbc9a4b6","originalID":"6afd460f825f6ebbcbc9a49d","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.732Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(35,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','department','6afd460f825f6ebbcbc9a4b7',1,'','kitchen','kitchen','kitchenk',1,15,1,'','{"id":"6afd460f825f6ebbcbc9a4b7","originalID":"6afd460f825f6ebbcbc9a49c","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(36,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','servingSizeLevel','6afd460f825f6ebbcbc9a4b8',1,'','large','large','large',1,16,1,'','{"id":"6afd460f825f6ebbcbc9a4b8","originalID":"6afd460f825f6ebbcbc9a49f","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(37,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','modifier','6afd460f825f6ebbcbc9a4b9',1,'','olives','olives','olives',1,27,3,'','{"id":"6afd460f825f6ebbcbc9a4b9","originalID":"6afd460f825f6ebbcbc9a4a1","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afd460ea9053cc5de44df86/c68124cd3528854d21d527963dec63735fb01317f553cfbbfc9b2b1b864e2ac3.png","imageExtension":"png","imageVersion":1}');
INSERT INTO record VALUES(38,'6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','category','6afd460f825f6ebbcbc9a4ba',1,'','pizza','pizza','pizza',1,28,3,'1','{"id":"6afd460f825f6ebbcbc9a4ba","originalID":"6afd460f825f6ebbcbc9a4a0","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Pizza","level":1,"department":"6afd460f825f6ebbcbc9a4b7","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'268265');
INSERT INTO record_search_data VALUES(10,X'00000000010c0c000c0101010201010301010401010501010601010701010801010901010a01010b01010c0101');
INSERT INTO record_search_data VALUES(137438953473,X'0000038a04301f62610502090202646508020a0202656e0a0409050301730b0409050202666f07020a0301720c04080502026f770e0207020271730402050202746103020903016f0602070202776509020b010320676f060204020268650702050202696e03020602026f720902050202746105020503016f020205010361621f05020703016c03020b020269730c021102026e630c020e0301690b020403016f0b02100202722005020303017405020b020274740102040103621f620502080202206f090204020261720504020a02026c6503020c02026f7209020e01036361690c02100202681f0c020601036420740202040202656c0804020b0301720904080b0202696e0302020103651f66070209020220690302050202622009020303016f09020d02026c690804030b02026e1f0a020a0301630c02040301670a04020d0202721f0902090502050301650704070a0301760302100301790804070b0202731f0b020a03016503020e0301700b020d0103666f720704020b0202721f0c02090301610c020c0301650c02020103676c690a04040d02026f1f0602050103681f650a02080102080301660c0207020265720704060a010369636503021302026e1f030207030165030203020273680a04060d010206020276650804050b01036c64200202030202657303020d020269730a04050d0301760804040b01036e1f650a020b030174030208020263610c020f0301680c0205020265200302040301720d0204010404080202676c0a04030d020269730b020502026f6c0b021101036f1f74060206020220670602030202676f06020902026c64020202020272200702030301640904060b03016807020c0301690102070202776e0202070b020201040208010370616e0b04030e0103717372040402060103721f660c020a03016f0e020603017104020403017709020a020220680702040301740502040202616e0c020d030174010203020264650904070b0202651f07020803016e0c02030202686507020d020269610102080202746105020c020276690302110202791f0802080103731f650b020b0202657203020f0202681f0a0207010207020270610b04020e0202721f040203010374616203020a0204060902026f20060202030167060208030172010206030177020206020272610102020202746f01020501037665720804060b0202696303021201037765620904020c02026e650d0203010403080103791f64080209040807080707070707070607080707070706080607070606070607080708070708070808070708070706080706070a0706070706060907060609070b06080807060b080807080708060706070a08070708070707070706060e09090806060607060706080706070707070708070a08070c0706060607070907090b');
INSERT INTO record_search_data VALUES(274877906945,X'0000035004301f62611202090202646515020a0202656e17040905030173180409050202666f14020a0301721904080502026f771b0207020271731102050202746110020903016f1302070202776516020b010320676f130204020268651402050202696e10020602026f7216020502027461120205010361621f12020703016c10020b0202697319021102026e6319020e03016918020403016f1802100202722012020303017412020b0103621f621202080202206f160204020261721204020a02026c6510020c02026f7216020e01036361691902100202681f190206010364656c1504020b0301721604080b0202696e1002020103651f66140209020220691002050202622016020303016f16020d02026c691504030b02026e1f17020a0301631902040301671704020d0202721f1602090502050301651404070a0301761002100301791504070b0202731f18020a03016510020e03017018020d0103666f721404020b0202721f19020903016119020c0301651902020103676c691704040d02026f1f1302050103681f65170208010208030166190207020265721404060a010369636510021302026e1f100207030165100203020273681704060d010206020276651504050b01036c657310020d020269731704050d0301761504040b01036e1f6517020b0301741002080202636119020f030168190205020265201002040301721a0204010404080202676c1704030d0202697318020502026f6c18021101036f1f74130206020220671302030202676f130209020272201402030301641604060b03016814020c0202776e0f02050b020201040208010370616e1804030e0202746f0f02030103717372110402060103721f6619020a03016f1b020603017111020403017716020a020220681402040301741202040202616e19020d020264651604070b0202651f14020803016e1902030202686514020d0202746112020c020276691002110202791f1502080103731f6518020b0202657210020f0202681f170207010207020270611804020e0202721f110203010374616210020a0204060902026f201302020301671302080301770f020401037570740f020201037665721504060b0202696310021201037765621604020c02026e651a0203010403080103791f64150209040807080707070707070607080707070708060707060607060807080707080709070708070706080706070a0706070706060907060609070b06080807060b0808080708060706070a0807070807070707060e090709080606060706070807060707070708070a08070c070606080907090b');
INSERT INTO record_search_data VALUES(412316860417,X'000000140430666f6f1c020201036f6f641c02030408');
INSERT INTO record_search_data VALUES(549755813889,X'0000000c04306261721d020204');
INSERT INTO record_search_data VALUES(687194767361,X'0000002404306172641e0203010364656e1e020501036761721e020201037264651e020404080808');
INSERT INTO record_search_data VALUES(824633720833,X'0000004a04306368651c02050103656e1f1c02070103666f6f1c01010368656e1c020601036974631c020301036b69741c020201036e1f6b1c020801036f6f641c0101037463681c0204040808070808080807');
INSERT INTO record_search_data VALUES(962072674305,X'0000001c04306172671f020301036c61721f020201037267651f0204040808');
INSERT INTO record_search_data VALUES(1099511627777,X'0000001c0430697a7a200203010370697a20020201037a7a61200204040808');
INSERT INTO record_search_data VALUES(1236950581249,X'00000024043069766521020401036c697621020301036f6c69210202010376657321020504080808');
INSERT INTO record_search_data VALUES(1374389534721,X'000000910430617267240203010362617222020201036368652302050103656e1f230207010368656e23020601036974632302030202766525020402027a7a26020301036b697423020201036c61722402020202697625020301036e1f6b23020801036f6c69250202010370697a26020201037267652402040103746368230204010376657325020501037a7a61260204040808080808080707080807080808080808');
INSERT INTO record_search_data VALUES(1511828488193,X'0000001c043061721f1d020301036261721d03020103721f621d0204040808');
INSERT INTO record_search_data VALUES(1649267441665,X'0000001c043061721f22020301036261722203020103721f62220204040808');
CREATE TABLE IF NOT EXISTS 'record_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO record_search_idx VALUES(1,X'',2);
INSERT INTO record_search_idx VALUES(2,X'',2);
INSERT INTO record_search_idx VALUES(3,X'',2);
INSERT INTO record_search_idx VALUES(4,X'',2);
INSERT INTO record_search_idx VALUES(5,X'',2);
INSERT INTO record_search_idx VALUES(6,X'',2);
INSERT INTO record_search_idx VALUES(7,X'',2);
INSERT INTO record_search_idx VALUES(8,X'',2);
INSERT INTO record_search_idx VALUES(9,X'',2);
INSERT INTO record_search_idx VALUES(10,X'',2);
INSERT INTO record_search_idx VALUES(11,X'',2);
INSERT INTO record_search_idx VALUES(12,X'',2);
CREATE TABLE IF NOT EXISTS 'record_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO record_search_config VALUES('version',4);
CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active))  WITHOUT ROWID ;
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','','account',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','category',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department',0,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department',1,2);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','language',1,3);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','modifier',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','role',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','serviceType',1,7);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','store',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','user',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','category',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','department',1,2);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','language',1,3);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','modifier',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','role',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','serviceType',1,7);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','store',1,1);
INSERT INTO counter VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49f','default','6afd460ea9053cc5de44df87','servingSizeLevel','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a0','department','6afd460f825f6ebbcbc9a49c','category','department');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b8','default','6afd460fd19866eae2163160','servingSizeLevel','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4ba','department','6afd460f825f6ebbcbc9a4b7','category','department');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df97','allPrivileges','6afd460ea9053cc5de44df87','role','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df97','managesStaff','6afd460ea9053cc5de44df87','role','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df98','roles','6afd460fa9053cc5de44df97','user','role');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df98','signIn','6afd460ea9053cc5de44df88','user','signIn');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316b','allPrivileges','6afd460fd19866eae2163160','role','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316b','managesStaff','6afd460fd19866eae2163160','role','store');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316c','roles','6afd460fd19866eae216316b','user','role');
INSERT INTO reference VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316c','signIn','6afd460ea9053cc5de44df88','user','signIn');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df86',1,1794983439102,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',1,1794983439102,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49c',1,1794983439387,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49c',2,1794983439435,'6afd460ea9053cc5de44df8a','["name","departmentCode"]','{"id":"6afd460f825f6ebbcbc9a49c","originalID":"6afd460f825f6ebbcbc9a49c","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.387Z","lastUpdated":"2026-11-18T06:30:39.387Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49c',3,1794983439455,'6afd460ea9053cc5de44df8a','["description"]','{"id":"6afd460f825f6ebbcbc9a49c","originalID":"6afd460f825f6ebbcbc9a49c","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.387Z","lastUpdated":"2026-11-18T06:30:39.435Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49d',1,1794983439400,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49d',2,1794983439712,'6afd460ea9053cc5de44df8a','["departmentCode"]','{"id":"6afd460f825f6ebbcbc9a49d","originalID":"6afd460f825f6ebbcbc9a49d","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.400Z","lastUpdated":"2026-11-18T06:30:39.400Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49e',1,1794983439423,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49e',2,1794983439475,'6afd460ea9053cc5de44df8a','["activeStatus","isDelete"]','{"id":"6afd460f825f6ebbcbc9a49e","originalID":"6afd460f825f6ebbcbc9a49e","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.423Z","lastUpdated":"2026-11-18T06:30:39.423Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a49f',1,1794983439499,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a0',1,1794983439523,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a1',1,1794983439543,'6afd460ea9053cc5de44df8a','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a1',2,1794983439554,'6afd460ea9053cc5de44df8a','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afd460f825f6ebbcbc9a4a1","originalID":"6afd460f825f6ebbcbc9a4a1","store":"6afd460ea9053cc5de44df87","createdFor":"6afd460ea9053cc5de44df87","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.543Z","lastUpdated":"2026-11-18T06:30:39.543Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b6',1,1794983439679,'6afd460ea9053cc5de44df8a','["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b6',2,1794983439732,'6afd460ea9053cc5de44df8a','["departmentCode"]','{"id":"6afd460f825f6ebbcbc9a4b6","originalID":"6afd460f825f6ebbcbc9a49d","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.679Z","lastUpdated":"2026-11-18T06:30:39.679Z","createdBy":"6afd460ea9053cc5de44df8a","modifiedBy":"6afd460ea9053cc5de44df8a","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b7',1,1794983439679,'6afd460ea9053cc5de44df8a','["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b8',1,1794983439679,'6afd460ea9053cc5de44df8a','["originalID","store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b9',1,1794983439679,'6afd460ea9053cc5de44df8a','["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4ba',1,1794983439679,'6afd460ea9053cc5de44df8a','["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df8d',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df8e',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df8f',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df90',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df91',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df92',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df93',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df94',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df95',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df96',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df97',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fa9053cc5de44df98',1,1794983439103,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',1,1794983439190,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163161',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163161',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163161","originalID":"6afd460fd19866eae2163161","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163162',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163162',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163162","originalID":"6afd460fd19866eae2163162","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163163',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163163',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163163","originalID":"6afd460fd19866eae2163163","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163164',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163164',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163164","originalID":"6afd460fd19866eae2163164","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163165',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163165',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163165","originalID":"6afd460fd19866eae2163165","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163166',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163166',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163166","originalID":"6afd460fd19866eae2163166","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163167',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163167',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163167","originalID":"6afd460fd19866eae2163167","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163168',1,1794983439196,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163168',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163168","originalID":"6afd460fd19866eae2163168","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.196Z","lastUpdated":"2026-11-18T06:30:39.196Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163169',1,1794983439197,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163169',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae2163169","originalID":"6afd460fd19866eae2163169","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.197Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316a',1,1794983439197,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316a',2,1794983439679,'6afd460ea9053cc5de44df8a','["originalID"]','{"id":"6afd460fd19866eae216316a","originalID":"6afd460fd19866eae216316a","store":"6afd460fd19866eae2163160","createdFor":"6afd460fd19866eae2163160","ownedBy":"6afd460ea9053cc5de44df86","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-18T06:30:39.197Z","lastUpdated":"2026-11-18T06:30:39.197Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316b',1,1794983439197,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae216316c',1,1794983439197,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','',1,1794983439102,'created','account','6afd460ea9053cc5de44df86',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',1,1794983439102,'created','store','6afd460ea9053cc5de44df87',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',2,1794983439103,'created','serviceType','6afd460fa9053cc5de44df8d',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',3,1794983439103,'created','serviceType','6afd460fa9053cc5de44df8e',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',4,1794983439103,'created','serviceType','6afd460fa9053cc5de44df8f',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',5,1794983439103,'created','serviceType','6afd460fa9053cc5de44df90',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',6,1794983439103,'created','serviceType','6afd460fa9053cc5de44df91',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',7,1794983439103,'created','serviceType','6afd460fa9053cc5de44df92',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',8,1794983439103,'created','serviceType','6afd460fa9053cc5de44df93',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',9,1794983439103,'created','language','6afd460fa9053cc5de44df94',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',10,1794983439103,'created','language','6afd460fa9053cc5de44df95',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',11,1794983439103,'created','language','6afd460fa9053cc5de44df96',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',12,1794983439103,'created','role','6afd460fa9053cc5de44df97',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',13,1794983439103,'created','user','6afd460fa9053cc5de44df98',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',14,1794983439387,'created','department','6afd460f825f6ebbcbc9a49c',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',15,1794983439400,'created','department','6afd460f825f6ebbcbc9a49d',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',16,1794983439423,'created','department','6afd460f825f6ebbcbc9a49e',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',17,1794983439435,'updated','department','6afd460f825f6ebbcbc9a49c',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',18,1794983439455,'updated','department','6afd460f825f6ebbcbc9a49c',3,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',19,1794983439475,'inactivated','department','6afd460f825f6ebbcbc9a49e',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20,1794983439499,'created','servingSizeLevel','6afd460f825f6ebbcbc9a49f',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',21,1794983439523,'created','category','6afd460f825f6ebbcbc9a4a0',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',22,1794983439543,'created','modifier','6afd460f825f6ebbcbc9a4a1',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',23,1794983439554,'updated','modifier','6afd460f825f6ebbcbc9a4a1',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',24,1794983439575,'created','order','6afd460f825f6ebbcbc9a4a2',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',25,1794983439575,'created','sale','6afd460f825f6ebbcbc9a4a4',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',26,1794983439599,'created','order','6afd460f825f6ebbcbc9a4a6',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',27,1794983439615,'created','device','6afd460f825f6ebbcbc9a4ab',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',28,1794983439615,'created','check','6afd460f825f6ebbcbc9a4a9',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',29,1794983439631,'created','device','6afd460f825f6ebbcbc9a4ae',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',30,1794983439631,'updated','check','6afd460f825f6ebbcbc9a4a9',2,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',31,1794983439647,'created','check','6afd460f825f6ebbcbc9a4af',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',32,1794983439663,'closed','check','6afd460f825f6ebbcbc9a4af',2,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',33,1794983439663,'created','sale','6afd460f825f6ebbcbc9a4b0',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',34,1794983439712,'updated','department','6afd460f825f6ebbcbc9a49d',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',35,1794983439771,'created','device','6afd460f825f6ebbcbc9a4bd',1,0);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',1,1794983439190,'created','store','6afd460fd19866eae2163160',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',2,1794983439196,'created','serviceType','6afd460fd19866eae2163161',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',3,1794983439196,'created','serviceType','6afd460fd19866eae2163162',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',4,1794983439196,'created','serviceType','6afd460fd19866eae2163163',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',5,1794983439196,'created','serviceType','6afd460fd19866eae2163164',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',6,1794983439196,'created','serviceType','6afd460fd19866eae2163165',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',7,1794983439196,'created','serviceType','6afd460fd19866eae2163166',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',8,1794983439196,'created','serviceType','6afd460fd19866eae2163167',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',9,1794983439196,'created','language','6afd460fd19866eae2163168',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',10,1794983439197,'created','language','6afd460fd19866eae2163169',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',11,1794983439197,'created','language','6afd460fd19866eae216316a',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',12,1794983439197,'created','role','6afd460fd19866eae216316b',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',13,1794983439197,'created','user','6afd460fd19866eae216316c',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',14,1794983439679,'created','department','6afd460f825f6ebbcbc9a4b6',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',15,1794983439679,'created','department','6afd460f825f6ebbcbc9a4b7',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',16,1794983439679,'created','servingSizeLevel','6afd460f825f6ebbcbc9a4b8',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',17,1794983439679,'updated','language','6afd460fd19866eae2163168',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',18,1794983439679,'updated','language','6afd460fd19866eae216316a',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',19,1794983439679,'updated','language','6afd460fd19866eae2163169',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',20,1794983439679,'updated','serviceType','6afd460fd19866eae2163163',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',21,1794983439679,'updated','serviceType','6afd460fd19866eae2163166',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',22,1794983439679,'updated','serviceType','6afd460fd19866eae2163161',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',23,1794983439679,'updated','serviceType','6afd460fd19866eae2163165',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',24,1794983439679,'updated','serviceType','6afd460fd19866eae2163162',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',25,1794983439679,'updated','serviceType','6afd460fd19866eae2163164',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',26,1794983439679,'updated','serviceType','6afd460fd19866eae2163167',2,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',27,1794983439679,'created','modifier','6afd460f825f6ebbcbc9a4b9',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',28,1794983439679,'created','category','6afd460f825f6ebbcbc9a4ba',1,1);
INSERT INTO event VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',29,1794983439732,'updated','department','6afd460f825f6ebbcbc9a4b6',2,1);
CREATE TABLE event_hold (
    account TEXT NOT NULL, store TEXT NOT NULL, holder TEXT NOT NULL, after INTEGER NOT NULL,
    PRIMARY KEY (account, store, holder))  WITHOUT ROWID ;
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL,
    store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afd460ea9053cc5de44df86','first','0f8949f116c9c27f258ca612e04b512b0a6f751ce745c8882b324ae520b6bb7c','"1.6e3idkb"','',1794983439387,'6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49c',1);
INSERT INTO idempotency VALUES('6afd460ea9053cc5de44df86','second','c477f0aaf6f9743ca5635ac0105f676aa8bdc21ed387f7384c3b3d388cc92bd8','"2.6e3idkb"','',1794983439435,'6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49c',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df8a','7a7ffa3d51eac57c8fbf2d6262daa906218095f17ddcfb06921b1416369c9317','first key','',65535,0,1794983439103,0,0,1794983439902);
INSERT INTO api_key VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df8b','5027704849539a1ef879056fcd2bbf851d69254070c0ced537a907b694cf8512','kiosk','',48,0,1794983439103,0,0,1794983439771);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '',
    factor_step INTEGER NOT NULL DEFAULT 0, last_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df88','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$Yqp1JLOtF5Kb3b7zy+PieQ$7XSB8OfFMo1asTwYAVsahFRBDp7KeF8y/WIf5mdsqIE','owner',1,1794983439103,'','',0,0);
INSERT INTO sign_in VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df89','6afd460ea9053cc5de44df87','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$PdY7LS7EV0g4Kh6Dr5HUQA$Z7StTtzvHRbILNUW8S9RoHSgasCb+VHED9OnUqNGRXA','kiosk',1,1794983439103,'','',0,0);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', revoked_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','1681c0dc1ae46f770f849011d04b80b3b24c8983f616e4701787e544f8253bea',10,1794983439103,'6afd460ea9053cc5de44df8c',0);
CREATE TABLE kiosk_token (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, device_id TEXT NOT NULL,
    licence TEXT NOT NULL, sign_in TEXT NOT NULL, created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL, epoch TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
INSERT INTO kiosk_token VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','b419069bf13b4fbe886a74de37f3b171a55187577fafead9912821be1b4b98f8','kiosk-1','6afd460ea9053cc5de44df8c','6afd460ea9053cc5de44df89',1794983439771,1795588239771,0,'6e3idkb');
CREATE TABLE kiosk_guard (
    account TEXT NOT NULL, guard TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (account, guard, at_ms))  WITHOUT ROWID;
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afd460ea9053cc5de44df86','c68124cd3528854d21d527963dec63735fb01317f553cfbbfc9b2b1b864e2ac3','png',1794983439679,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a1','c68124cd3528854d21d527963dec63735fb01317f553cfbbfc9b2b1b864e2ac3');
INSERT INTO image_use VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b9','c68124cd3528854d21d527963dec63735fb01317f553cfbbfc9b2b1b864e2ac3');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(640,1794983439913);
CREATE TABLE natural_key (
    account TEXT NOT NULL, id TEXT NOT NULL, field TEXT NOT NULL, store TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, active INTEGER NOT NULL,
    PRIMARY KEY (account, id, field))  WITHOUT ROWID;
CREATE TABLE audit (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    who TEXT NOT NULL, session TEXT NOT NULL, network TEXT NOT NULL, address TEXT NOT NULL,
    operation TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    fields TEXT NOT NULL, outcome TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, store, number))  WITHOUT ROWID;
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','',1,1794983439102,'operator','','','','init','account','6afd460ea9053cc5de44df86',0,'','done','f40416eda91ac09b285e6333fc872afa4095b0e42db017048e234d665d1b5fe3');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','',2,1794983439190,'operator','','','','addStore','store','6afd460fd19866eae2163160',0,'','done','41288cd7a672e12e80dc29833524196eb9803c32b667d665bd1341326c8a5140');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','',3,1794983439902,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','pullIntoStores','pull','',0,'reason at','done','cbc442d905a3a35611352630cc2a8ac5afb099476bb4fb200891b85bfe1a2562');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',1,1794983439387,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createDepartment','department','6afd460f825f6ebbcbc9a49c',1,'store createdFor createdAt activeStatus name isDelete','done','20050e58f9ad94e23c5fd5e41d235f0c7d5a094eff03a1c67c8e6036f99eb0db');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',2,1794983439400,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createDepartment','department','6afd460f825f6ebbcbc9a49d',1,'store createdFor createdAt activeStatus name description isDelete','done','f2dceeacda9426e79ff90a0f5e2d749a71f3445da91d2d4f8d486602b3e47930');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',3,1794983439423,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createDepartment','department','6afd460f825f6ebbcbc9a49e',1,'store createdFor createdAt activeStatus name isDelete','done','aff5d81e27c0ee1150999117b8daa20109aba7013454c0f48338ba28c9071851');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',4,1794983439435,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','updateDepartment','department','6afd460f825f6ebbcbc9a49c',2,'name departmentCode','done','b92c2eceefba7e41147274645abf56c73577f8a2d4f2ece70ae83e017eee3ac8');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',5,1794983439455,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','updateDepartment','department','6afd460f825f6ebbcbc9a49c',3,'description','done','d41f84d01ce522207cb841a34881ed60cb1443bd98819595c37e8921091d228e');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',6,1794983439475,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','updateDepartment','department','6afd460f825f6ebbcbc9a49e',2,'activeStatus isDelete','done','f3b1b1bfac969702e14fa5050bf07ddd7d8cbdf544cf69b9553234fcb4e62488');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',7,1794983439499,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createServingSizeLevel','servingSizeLevel','6afd460f825f6ebbcbc9a49f',1,'store createdFor createdAt activeStatus name default','done','a216ee7ad7e4ed022a649175ebc985245f9b697bab50faa898bba7bbec2d6963');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',8,1794983439523,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createCategory','category','6afd460f825f6ebbcbc9a4a0',1,'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion','done','628ea4b8341425b1041f20313b0f398f54df77ceea925836af69659db881655f');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',9,1794983439543,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','createModifier','modifier','6afd460f825f6ebbcbc9a4a1',1,'store createdFor createdAt activeStatus name imageAvailable imageVersion','done','f3f98ed8101eb3e80ecb6cbdf158d873a98ea38765a6e92582a0301b1fd99dac');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',10,1794983439554,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','uploadModifierImage','modifier','6afd460f825f6ebbcbc9a4a1',2,'imageAvailable imageUrl imageExtension imageVersion','done','c573d9edbd0218ce73f27c5d535bc926f91fe1adcfcc843ec236621ae0a9ae85');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',11,1794983439575,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','saveWebOrder','order','',0,'uniqueOrderID paymentPaid orderDetails','done','223c7113b1d05ef8d6cdff90c9eb30947e23f26ae58209f0b30a5aab28ecec64');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',12,1794983439599,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','saveWebOrder','order','',0,'uniqueOrderID orderDetails deliveryDetail','done','7d57154b6f9e14d858a01bcdf17e01991f0c9c92a574c17ddec20435e438debe');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',13,1794983439615,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','addOrUpdateCheck','check','',0,'checkID node data','done','3229af99a6b1eff3b639c6ce4c3ea1ea91a970740d54a395d24d19f5d929378a');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',14,1794983439631,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','addOrUpdateCheck','check','',0,'checkID node data','done','409158c838ac10a9f6089c096ecb28587bba2e06999a5dea027f009d74534d3d');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',15,1794983439647,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','addOrUpdateCheck','check','',0,'checkID node data','done','d0099d7729de5035be683141fa6a0c49c409b65d6b79e2f081ff1630292a5885');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',16,1794983439663,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','addOrUpdateCheck','check','',0,'checkID node data','done','c165e6deab739a013e907aa5b5c028b4dffdc69187997508e199eb008094ea3a');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',17,1794983439712,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','updateDepartment','department','6afd460f825f6ebbcbc9a49d',2,'departmentCode','done','9ceda4472308de2d76dec547daa1f6a082a99706f824b7086e2a833eddfb9888');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',18,1794983439771,'6afd460ea9053cc5de44df8b','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','logInAtKiosk','kiosk','',0,'emailId deviceId password','done','0f10922843428ff01dcd5a5033b173e526811134014a1ce7c8e4c1ae719eef0c');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',1,1794983439679,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','pullMenu','pull','',0,'copyAll','done','db941ef77c7b8dccbe2ba727015067ad73434ee57bfc968956f114b496c9d81e');
INSERT INTO audit VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',2,1794983439732,'6afd460ea9053cc5de44df8a','','127.0.0.0/24','ac2e2f5ac68fd86bf719adaee29a4e14','pullMenu','pull','',0,'menuItems','done','4b79bf87a2ab940e8be998a051b77ab47b3e5f5e5940ea54c98395d0c63f2abe');
CREATE TABLE audit_base (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL,
    last_ms INTEGER NOT NULL DEFAULT 0, oldest_ms INTEGER NOT NULL DEFAULT 0,
    signature TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID;
CREATE TABLE session (
    account TEXT NOT NULL, hash TEXT NOT NULL, id TEXT NOT NULL, sign_in TEXT NOT NULL,
    created_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, network TEXT NOT NULL, address TEXT NOT NULL, agent TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
CREATE TABLE key_address (
    account TEXT NOT NULL, key TEXT NOT NULL, address TEXT NOT NULL, network TEXT NOT NULL,
    first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key, address))  WITHOUT ROWID;
CREATE TABLE erasure (
    account TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, store TEXT NOT NULL,
    pseudonym TEXT NOT NULL, person TEXT NOT NULL, round INTEGER NOT NULL, place INTEGER NOT NULL,
    position TEXT NOT NULL, found TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL,
    asked_ms INTEGER NOT NULL, done_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
CREATE TABLE job (
    account TEXT NOT NULL, store TEXT NOT NULL, name TEXT NOT NULL,
    next_ms INTEGER NOT NULL, holder TEXT NOT NULL DEFAULT '',
    leased_until_ms INTEGER NOT NULL DEFAULT 0, claims INTEGER NOT NULL DEFAULT 0,
    runs INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0,
    in_a_row INTEGER NOT NULL DEFAULT 0, last_error TEXT NOT NULL DEFAULT '',
    last_ms INTEGER NOT NULL DEFAULT 0, took_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, name))  WITHOUT ROWID ;
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','','erasure',1794983499273,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','','pulls',1794983499273,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','','retention',1794983499273,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','','settle_balances',1794983499273,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','deliver_webhooks',1794983499280,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','due_orders',1794983499273,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','deliver_webhooks',1794983499280,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','due_orders',1794983499273,'',0,0,0,0,0,'',0,0);
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
    is_shop INTEGER NOT NULL DEFAULT 1, check_id TEXT NOT NULL DEFAULT '',
    check_state INTEGER NOT NULL DEFAULT 0, check_balance INTEGER NOT NULL DEFAULT 0,
    tolerance INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO web_order VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a2','6afd460ea9053cc5de44df87','paid',1,'60ff9d462aed1a570bb946f85fbb7fe4125f76fc95e07b560ffd801a2f3447d3',1,1,1,1,1794983439575,1794983439575,1794983439575,1794983439575,0,0,0,'',0,'EUR','','','6afd460f825f6ebbcbc9a4a4',550,0,0,550,1,'',0,0,1,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afd460f825f6ebbcbc9a4a5","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afd460ea9053cc5de44df8a","date":"2026-11-18T06:30:39.575Z"}],"isRefunded":false,"refund":[],"saleId":"6afd460f825f6ebbcbc9a4a4","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afd460ea9053cc5de44df8a","date":"2026-11-18T06:30:39.575Z","revision":1}],"revision":1,"lastUpdated":"2026-11-18T06:30:39.575Z"}');
INSERT INTO web_order VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a6','6afd460ea9053cc5de44df87','later',2,'61095594bcac6a3dd50a2cbc3741fb3a1bfa75880ee3686f614482d9b9caf403',10,0,1,1,1794983439599,1794983439599,0,0,0,4070944800000,0,'',0,'EUR','','','6afd460f825f6ebbcbc9a4a8',500,0,0,0,1,'',0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afd460ea9053cc5de44df8a","date":"2026-11-18T06:30:39.599Z","revision":1}],"revision":1,"lastUpdated":"2026-11-18T06:30:39.599Z"}');
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    basis TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a2','{"id":"6afd460f825f6ebbcbc9a4a2","uniqueOrderID":"paid","orderDetails":[{"_id":"6afd460f825f6ebbcbc9a4a3","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd460ea9053cc5de44df87","dateCreated":"2026-11-18T06:30:39.575Z","createdBy":"6afd460ea9053cc5de44df8a","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;','{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afd460f825f6ebbcbc9a4a3","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO web_order_text VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a6','{"id":"6afd460f825f6ebbcbc9a4a6","uniqueOrderID":"later","orderDetails":[{"_id":"6afd460f825f6ebbcbc9a4a7","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afd460ea9053cc5de44df87","dateCreated":"2026-11-18T06:30:39.599Z","createdBy":"6afd460ea9053cc5de44df8a","scheduledFor":"2099-01-01T11:00:00.000Z"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;','{"uniqueOrderID":"later","orderDetails":[{"_id":"6afd460f825f6ebbcbc9a4a7","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
CREATE TABLE web_order_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO web_order_counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',2);
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
INSERT INTO sale VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a4','6afd460ea9053cc5de44df87',1,'paid','CLOSED','','','','EUR',20775,1,'6afd460ea9053cc5de44df8a',1794983439575,1794983439575,'order','1',1794983439575,450,1794983439575,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
INSERT INTO sale VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b0','6afd460ea9053cc5de44df87',2,'T2','CLOSED','','','','EUR',20454,1,'6afd460ea9053cc5de44df8a',1794983439663,1794983439663,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
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
INSERT INTO sale_line VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20454,'6afd460f825f6ebbcbc9a4b0',0,1,'b','','Soup','','','','','','',1,500,500,0,0,0,0,0,0,60,0,'','');
INSERT INTO sale_line VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20775,'6afd460f825f6ebbcbc9a4a4',0,1,'1','','Soup','','','','','','',1,500,500,0,0,0,50,0,0,450,0,'','');
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
INSERT INTO sale_tax VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20775,'6afd460f825f6ebbcbc9a4a4',0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20454,'6afd460f825f6ebbcbc9a4b0',0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20775,'6afd460f825f6ebbcbc9a4a4',0,1,'6afd460f825f6ebbcbc9a4a5','Other','',550,0,1794983439575);
CREATE TABLE sale_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO sale_counter VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',2);
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87',20775,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','category',20775,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','department',20775,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','employee',20775,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','hour',20775,'7','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','item',20775,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','service_type',20775,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','subcategory',20775,'','','','','',1,1,500,0,0,0,50);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4ab','ipad-1','','ipad-1','','','',1794983439615,0,1);
INSERT INTO device VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4ae','ipad-2','','ipad-2','','','',1794983439631,0,1);
INSERT INTO device VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4bd','kiosk-1','kiosk-1','','','','',1794983439771,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a9','6afd460ea9053cc5de44df87','T1',2,'active',30,1767225600000,20454,1794983439631,0,2,'EUR','6afd460f825f6ebbcbc9a4aa',1,0,'{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}',X'00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO pos_check VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4af','6afd460ea9053cc5de44df87','T2',2,'closed',32,1767225600000,20454,1794983439663,1794983439663,2,'EUR','6afd460f825f6ebbcbc9a4b0',0,2,'','',X'00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, natural_ms INTEGER NOT NULL DEFAULT 0,
    is_raised INTEGER NOT NULL DEFAULT 0, is_knowing INTEGER NOT NULL DEFAULT 0,
    is_late INTEGER NOT NULL DEFAULT 0, departures TEXT NOT NULL DEFAULT '[]', said BLOB,
    head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number));
INSERT INTO pos_check_submission VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a9',1,'ipad-1',1767225600000,1767225600000,1794983439615,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6afd460ea9053cc5de44df8a',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a9',2,'ipad-2',1767225600000,1767225600000,1794983439631,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6afd460ea9053cc5de44df8a',1767225600000,0,0,0,'[]',X'0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4af',1,'ipad-1',1767225600000,1767225600000,1794983439647,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6afd460ea9053cc5de44df8a',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4af',2,'ipad-2',1767225600000,1767225600000,1794983439663,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6afd460ea9053cc5de44df8a',1767225600000,0,0,0,'[]',X'000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '', form TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '', source_key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4b5','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4af','T2',0,1,'ipad-1','["la"]','open',1794983439663,0,'','line','9d74513d90674858d39f273ce1a963f9','6afd460f825f6ebbcbc9a4af','la');
CREATE TABLE pos_check_node (
    account TEXT NOT NULL, owner TEXT NOT NULL, node_key TEXT NOT NULL, words BLOB NOT NULL,
    PRIMARY KEY (account, owner, node_key));
INSERT INTO pos_check_node VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a9','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4a9','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4af','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4af','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
CREATE TABLE pos_check_change (
    account TEXT NOT NULL, owner TEXT NOT NULL, part_key TEXT NOT NULL, form TEXT NOT NULL,
    era INTEGER NOT NULL, node_key TEXT NOT NULL, at_ms INTEGER NOT NULL, moment BLOB NOT NULL,
    PRIMARY KEY (account, owner, part_key, form, era, node_key));
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
    set_by TEXT NOT NULL DEFAULT '', heard TEXT NOT NULL DEFAULT '',
    lost_right INTEGER NOT NULL DEFAULT 0,
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
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4b6','department','6afd460f825f6ebbcbc9a49d','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49d',2,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4b7','department','6afd460f825f6ebbcbc9a49c','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49c',3,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4b8','servingSizeLevel','6afd460f825f6ebbcbc9a49f','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49f',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4b9','modifier','6afd460f825f6ebbcbc9a4a1','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4a1',2,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4ba','category','6afd460f825f6ebbcbc9a4a0','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a4a0',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163161','serviceType','6afd460fa9053cc5de44df8d','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df8d',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163162','serviceType','6afd460fa9053cc5de44df8e','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df8e',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163163','serviceType','6afd460fa9053cc5de44df8f','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df8f',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163164','serviceType','6afd460fa9053cc5de44df90','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df90',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163165','serviceType','6afd460fa9053cc5de44df91','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df91',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163166','serviceType','6afd460fa9053cc5de44df92','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df92',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163167','serviceType','6afd460fa9053cc5de44df93','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df93',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163168','language','6afd460fa9053cc5de44df94','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df94',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae2163169','language','6afd460fa9053cc5de44df95','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df95',1,1);
INSERT INTO pull_link VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460fd19866eae216316a','language','6afd460fa9053cc5de44df96','6afd460ea9053cc5de44df87','6afd460fa9053cc5de44df96',1,1);
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO web_of_copies VALUES('6afd460ea9053cc5de44df86','6afd460ea9053cc5de44df86',2);
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
INSERT INTO pull VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',1,'6afd460f825f6ebbcbc9a4bb','6afd460ea9053cc5de44df87','6afd460ea9053cc5de44df8a','["copyAll"]','{"pullId":"6afd460f825f6ebbcbc9a4bb","store":"6afd460fd19866eae2163160","sourceStore":"6afd460ea9053cc5de44df87","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afd460fa9053cc5de44df94","id":"6afd460fd19866eae2163168","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd460fa9053cc5de44df96","id":"6afd460fd19866eae216316a","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afd460fa9053cc5de44df95","id":"6afd460fd19866eae2163169","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df8f","id":"6afd460fd19866eae2163163","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df92","id":"6afd460fd19866eae2163166","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df8d","id":"6afd460fd19866eae2163161","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df91","id":"6afd460fd19866eae2163165","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df8e","id":"6afd460fd19866eae2163162","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df90","id":"6afd460fd19866eae2163164","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afd460fa9053cc5de44df93","id":"6afd460fd19866eae2163167","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1794983439679,0,15);
INSERT INTO pull VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160',2,'6afd460f825f6ebbcbc9a4bc','6afd460ea9053cc5de44df87','6afd460ea9053cc5de44df8a','["menuItems"]','{"pullId":"6afd460f825f6ebbcbc9a4bc","store":"6afd460fd19866eae2163160","sourceStore":"6afd460ea9053cc5de44df87","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1794983439732,0,1);
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460f825f6ebbcbc9a4b6','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460f825f6ebbcbc9a4b7','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460f825f6ebbcbc9a4b8','servingSizeLevel',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460f825f6ebbcbc9a4b9','modifier',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460f825f6ebbcbc9a4ba','category',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163161','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163162','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163163','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163164','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163165','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163166','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163167','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163168','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae2163169','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bb','6afd460fd19866eae216316a','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afd460ea9053cc5de44df86','6afd460fd19866eae2163160','6afd460f825f6ebbcbc9a4bc','6afd460f825f6ebbcbc9a4b6','department',1,2,'6afd460f825f6ebbcbc9a49d','6afd460ea9053cc5de44df87','6afd460f825f6ebbcbc9a49d',1,1);
CREATE TABLE pull_run (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, started_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO pull_run VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4be',1,'6afd460ea9053cc5de44df87','6afd460ea9053cc5de44df8a','["reason"]',1794983439902,1795069839000,'scheduled',0,0);
CREATE TABLE pull_run_store (
    account TEXT NOT NULL, run TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, next_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store))  WITHOUT ROWID;
INSERT INTO pull_run_store VALUES('6afd460ea9053cc5de44df86','6afd460f825f6ebbcbc9a4be','6afd460fd19866eae2163160',1,'pending',0,0,0,'','');
CREATE TABLE sign_in_turn (
    account TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (account, id));
INSERT INTO sign_in_turn VALUES('','people');
CREATE TABLE sign_in_failure (
    email TEXT NOT NULL, address TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (email, address, at_ms))  WITHOUT ROWID;
CREATE TABLE recovery_code (
    account TEXT NOT NULL, sign_in TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, sign_in, hash))  WITHOUT ROWID;
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX idempotency_age ON idempotency (account, at_ms);
CREATE UNIQUE INDEX sign_in_email ON sign_in (account, email);
CREATE INDEX sign_in_age ON sign_in (email, created_ms, id);
CREATE UNIQUE INDEX licence_id ON licence (account, id);
CREATE INDEX kiosk_token_device ON kiosk_token (account, device_id, store);
CREATE INDEX kiosk_token_licence ON kiosk_token (account, licence);
CREATE INDEX kiosk_token_age ON kiosk_token (account, expires_ms);
CREATE INDEX kiosk_guard_age ON kiosk_guard (account, at_ms);
CREATE INDEX image_age ON image (account, at_ms);
CREATE INDEX image_use_hash ON image_use (account, hash);
CREATE UNIQUE INDEX natural_key_value ON natural_key (account, store, kind, field, value)
    WHERE active = 1;
CREATE INDEX audit_time ON audit (account, store, at_ms, number);
CREATE INDEX audit_who ON audit (account, store, who, at_ms, number);
CREATE INDEX audit_operation ON audit (account, store, operation, at_ms, number);
CREATE INDEX audit_id ON audit (account, store, id, at_ms, number) WHERE id <> '';
CREATE INDEX audit_outcome ON audit (account, store, outcome, at_ms, number) WHERE outcome <> 'done';
CREATE UNIQUE INDEX session_id ON session (account, id);
CREATE INDEX session_sign_in ON session (account, sign_in, created_ms);
CREATE INDEX session_age ON session (account, expires_ms);
CREATE INDEX key_address_first ON key_address (account, key, first_ms);
CREATE INDEX key_address_last ON key_address (account, last_ms);
CREATE INDEX erasure_open ON erasure (account, asked_ms, id) WHERE done_ms = 0;
CREATE INDEX job_due_store ON job (next_ms) WHERE holder = '' AND store <> '';
CREATE INDEX job_due_account ON job (next_ms) WHERE holder = '' AND store = '';
CREATE INDEX job_held ON job (leased_until_ms) WHERE holder <> '';
CREATE INDEX job_ran ON job (last_ms) WHERE holder = '';
CREATE UNIQUE INDEX punch_sent ON punch (account, store, user_id, sent_type, sent_ms);
CREATE INDEX punch_time ON punch (account, store, user_id, at_ms, id);
CREATE INDEX punch_store_time ON punch (account, store, at_ms);
CREATE INDEX login_guard_age ON login_guard (account, used_ms);
CREATE INDEX balance_due ON balance (account, due_ms, id) WHERE due_ms < 9223372036854775807;
CREATE INDEX balance_hold_open ON balance_hold (account, balance, id) WHERE ended_ms = 0;
CREATE INDEX balance_hold_ended ON balance_hold (account, ended_ms) WHERE ended_ms > 0;
CREATE INDEX visit_customer ON visit (account, customer, at_ms);
CREATE INDEX visit_total_merged ON visit_total (account, merged_into) WHERE merged_into <> '';
CREATE UNIQUE INDEX web_order_unique_id ON web_order (account, store, unique_id, is_shop)
    WHERE unique_id <> '';
CREATE UNIQUE INDEX web_order_check ON web_order (account, store, check_id) WHERE check_id <> '';
CREATE UNIQUE INDEX web_order_sale ON web_order (account, sale) WHERE sale <> '';
CREATE INDEX web_order_placed ON web_order (account, store, placed_ms, number);
CREATE UNIQUE INDEX web_order_number ON web_order (account, store, number);
CREATE INDEX web_order_open ON web_order (account, store, number) WHERE finished_ms = 0;
CREATE INDEX web_order_due ON web_order (account, store, due_ms) WHERE due_ms > 0;
CREATE INDEX sale_origin ON sale (account, store, origin) WHERE origin <> '';
CREATE UNIQUE INDEX sale_number ON sale (account, store, number);
CREATE INDEX sale_day ON sale (account, store, business_day, number);
CREATE INDEX sale_refund ON sale (account, refund_of, number) WHERE refund_of <> '';
CREATE UNIQUE INDEX device_known_by ON device (account, known_by, store);
CREATE INDEX device_node ON device (account, store, node);
CREATE UNIQUE INDEX pos_check_check_id ON pos_check (account, store, check_id)
    WHERE check_id <> '';
CREATE INDEX pos_check_active ON pos_check (account, store, id) WHERE ended_ms = 0;
CREATE INDEX pos_check_ended ON pos_check (account, store, sequence) WHERE ended_ms > 0;
CREATE UNIQUE INDEX pos_check_submission_content
    ON pos_check_submission (account, owner, content);
CREATE INDEX pos_check_conflict_open ON pos_check_conflict (account, store, id)
    WHERE settled_ms = 0;
CREATE INDEX pos_check_conflict_owner ON pos_check_conflict (account, owner, id);
CREATE UNIQUE INDEX delivery_pending ON delivery (account, store, hook, sequence) WHERE state > 0;
CREATE INDEX delivery_subject ON delivery (account, store, hook, subject, sequence)
    WHERE state > 0;
CREATE INDEX delivery_due ON delivery (account, store, hook, next_ms, sequence) WHERE state = 2;
CREATE INDEX delivery_old ON delivery (account, last_ms) WHERE state = 0;
CREATE UNIQUE INDEX pull_link_root ON pull_link (account, store, kind, root);
CREATE UNIQUE INDEX pull_id ON pull (account, store, id);
CREATE UNIQUE INDEX pull_run_number ON pull_run (account, number);
CREATE INDEX pull_run_ended ON pull_run (account, ended_ms, at_ms);
CREATE INDEX sign_in_failure_address ON sign_in_failure (address, at_ms);
CREATE INDEX sign_in_failure_age ON sign_in_failure (at_ms);
PRAGMA writable_schema=OFF;
COMMIT;
