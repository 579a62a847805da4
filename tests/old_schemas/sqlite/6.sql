-- A database of schema 6 as the program of that time left it. key cmd_0bDPtMyvIDsOzt3erTduCG2CneqnxDJzaqkec58hcOR department 6afee5bffe954a5f4808c434
PRAGMA user_version = 6;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('newest_account','6afee5bf9771b3573a5433f2');
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','e368489a97402f528a06168ef449f5fd2e23cd573284d1c6cb76af046a5f819e');
INSERT INTO installation VALUES('ran_ms','1545');
INSERT INTO installation VALUES('reached','zec7zcc 1');
INSERT INTO installation VALUES('release','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    configuration INTEGER NOT NULL DEFAULT 0, audit_number INTEGER NOT NULL DEFAULT 0,
    audit_hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afee5bf9771b3573a5433f2','',1,1,3,'148f74a973859b1e8472b0c74ab2962433435ce689dfbde87b2b86c10165da58');
INSERT INTO scope VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',29,29,2,'3568dcc3f28e1a7ecd03006dbee92f5c5e3c25357efe88b0dba0fff70d029d40');
INSERT INTO scope VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',35,34,18,'e9f239a9cc9dd085f27722986c8ac822a818f718478659b8efe291b5868e6b48');
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    facet TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
INSERT INTO record VALUES(1,'6afee5bf9771b3573a5433f2','','account','6afee5bf9771b3573a5433f2',1,'','trattoria','trattoria','trattoria',1,1,1,'','{"id":"6afee5bf9771b3573a5433f2","originalID":"6afee5bf9771b3573a5433f2","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.414Z","lastUpdated":"2026-11-19T12:04:15.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO record VALUES(2,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','store','6afee5bf9771b3573a5433f3',1,'','old town','old town','old town',1,1,1,'','{"id":"6afee5bf9771b3573a5433f3","originalID":"6afee5bf9771b3573a5433f3","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.414Z","lastUpdated":"2026-11-19T12:04:15.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(3,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433f9',1,'','dine in','dine in','dine intableservice',1,2,1,'','{"id":"6afee5bf9771b3573a5433f9","originalID":"6afee5bf9771b3573a5433f9","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.414Z","lastUpdated":"2026-11-19T12:04:15.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(4,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433fa',1,'','qsr','qsr','qsrqsr',1,3,1,'','{"id":"6afee5bf9771b3573a5433fa","originalID":"6afee5bf9771b3573a5433fa","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.414Z","lastUpdated":"2026-11-19T12:04:15.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(5,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433fb',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'','{"id":"6afee5bf9771b3573a5433fb","originalID":"6afee5bf9771b3573a5433fb","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.414Z","lastUpdated":"2026-11-19T12:04:15.414Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(6,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433fc',1,'','to go','to go','to gotogo',1,5,1,'','{"id":"6afee5bf9771b3573a5433fc","originalID":"6afee5bf9771b3573a5433fc","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(7,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433fd',1,'','for here','for here','for hereforhere',1,6,1,'','{"id":"6afee5bf9771b3573a5433fd","originalID":"6afee5bf9771b3573a5433fd","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(8,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433fe',1,'','delivery','delivery','deliverydelivery',1,7,1,'','{"id":"6afee5bf9771b3573a5433fe","originalID":"6afee5bf9771b3573a5433fe","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(9,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType','6afee5bf9771b3573a5433ff',1,'','web order','web order','web orderweborder',1,8,1,'','{"id":"6afee5bf9771b3573a5433ff","originalID":"6afee5bf9771b3573a5433ff","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(10,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','language','6afee5bf9771b3573a543400',1,'','english','english','englishenenglish',1,9,1,'','{"id":"6afee5bf9771b3573a543400","originalID":"6afee5bf9771b3573a543400","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(11,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','language','6afee5bf9771b3573a543401',1,'','spanish','spanish','spanishesespanol',1,10,1,'','{"id":"6afee5bf9771b3573a543401","originalID":"6afee5bf9771b3573a543401","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(12,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','language','6afee5bf9771b3573a543402',1,'','french','french','frenchfrfrancais',1,11,1,'','{"id":"6afee5bf9771b3573a543402","originalID":"6afee5bf9771b3573a543402","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(13,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','role','6afee5bf9771b3573a543403',1,'','owner','owner','owner',1,12,1,'','{"id":"6afee5bf9771b3573a543403","originalID":"6afee5bf9771b3573a543403","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(14,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','user','6afee5bf9771b3573a543404',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afee5bf9771b3573a543404","originalID":"6afee5bf9771b3573a543404","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.415Z","lastUpdated":"2026-11-19T12:04:15.415Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afee5bf9771b3573a543403"],"signIn":"6afee5bf9771b3573a5433f4"}');
INSERT INTO record VALUES(15,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','store','6afee5bf64e1446bece06c59',1,'','uptown','uptown','uptown',1,1,1,'','{"id":"6afee5bf64e1446bece06c59","originalID":"6afee5bf64e1446bece06c59","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.507Z","lastUpdated":"2026-11-19T12:04:15.507Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(16,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5a',1,'','dine in','dine in','dine intableservice',2,22,1,'','{"id":"6afee5bf64e1446bece06c5a","originalID":"6afee5bf9771b3573a5433f9","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(17,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5b',1,'','qsr','qsr','qsrqsr',2,24,1,'','{"id":"6afee5bf64e1446bece06c5b","originalID":"6afee5bf9771b3573a5433fa","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(18,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5c',1,'','bar tab','bar tab','bar tabbartab',2,20,1,'','{"id":"6afee5bf64e1446bece06c5c","originalID":"6afee5bf9771b3573a5433fb","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(19,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5d',1,'','to go','to go','to gotogo',2,25,1,'','{"id":"6afee5bf64e1446bece06c5d","originalID":"6afee5bf9771b3573a5433fc","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.510Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(20,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5e',1,'','for here','for here','for hereforhere',2,23,1,'','{"id":"6afee5bf64e1446bece06c5e","originalID":"6afee5bf9771b3573a5433fd","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.510Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(21,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c5f',1,'','delivery','delivery','deliverydelivery',2,21,1,'','{"id":"6afee5bf64e1446bece06c5f","originalID":"6afee5bf9771b3573a5433fe","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(22,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType','6afee5bf64e1446bece06c60',1,'','web order','web order','web orderweborder',2,26,1,'','{"id":"6afee5bf64e1446bece06c60","originalID":"6afee5bf9771b3573a5433ff","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(23,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','language','6afee5bf64e1446bece06c61',1,'','english','english','englishenenglish',2,17,1,'','{"id":"6afee5bf64e1446bece06c61","originalID":"6afee5bf9771b3573a543400","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(24,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','language','6afee5bf64e1446bece06c62',1,'','spanish','spanish','spanishesespanol',2,19,1,'','{"id":"6afee5bf64e1446bece06c62","originalID":"6afee5bf9771b3573a543401","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(25,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','language','6afee5bf64e1446bece06c63',1,'','french','french','frenchfrfrancais',2,18,1,'','{"id":"6afee5bf64e1446bece06c63","originalID":"6afee5bf9771b3573a543402","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"operator","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(26,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','role','6afee5bf64e1446bece06c64',1,'','owner','owner','owner',1,12,1,'','{"id":"6afee5bf64e1446bece06c64","originalID":"6afee5bf64e1446bece06c64","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(27,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','user','6afee5bf64e1446bece06c65',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afee5bf64e1446bece06c65","originalID":"6afee5bf64e1446bece06c65","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afee5bf64e1446bece06c64"],"signIn":"6afee5bf9771b3573a5433f4"}');
INSERT INTO record VALUES(28,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department','6afee5bffe954a5f4808c434',1,'','kitchen','kitchen','kitchenk',3,18,1,'','{"id":"6afee5bffe954a5f4808c434","originalID":"6afee5bffe954a5f4808c434","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.774Z","lastUpdated":"2026-11-19T12:04:15.938Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(29,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department','6afee5bffe954a5f4808c435',1,'','bar','bar','barb',2,34,1,'','{"id":"6afee5bffe954a5f4808c435","originalID":"6afee5bffe954a5f4808c435","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.809Z","lastUpdated":"2026-11-19T12:04:16.431Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(30,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department','6afee5bffe954a5f4808c436',0,'','garden','garden','garden',2,19,1,'','{"id":"6afee5bffe954a5f4808c436","originalID":"6afee5bffe954a5f4808c436","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T12:04:15.858Z","lastUpdated":"2026-11-19T12:04:15.962Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO record VALUES(31,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','servingSizeLevel','6afee5bffe954a5f4808c437',1,'','large','large','large',1,20,1,'','{"id":"6afee5bffe954a5f4808c437","originalID":"6afee5bffe954a5f4808c437","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.992Z","lastUpdated":"2026-11-19T12:04:15.992Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(32,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','category','6afee5c0fe954a5f4808c438',1,'','pizza','pizza','pizza',1,21,1,'1','{"id":"6afee5c0fe954a5f4808c438","originalID":"6afee5c0fe954a5f4808c438","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.055Z","lastUpdated":"2026-11-19T12:04:16.055Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Pizza","level":1,"department":"6afee5bffe954a5f4808c434","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO record VALUES(33,'6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','modifier','6afee5c0fe954a5f4808c439',1,'','olives','olives','olives',2,23,1,'','{"id":"6afee5c0fe954a5f4808c439","originalID":"6afee5c0fe954a5f4808c439","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.106Z","lastUpdated":"2026-11-19T12:04:16.142Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afee5bf9771b3573a5433f2/4839b0b81d89701fb756d1221509e364bcd9dd56e22b1dcbc621c21efe152142.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO record VALUES(34,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','department','6afee5c0fe954a5f4808c44e',1,'','bar','bar','barb',2,29,1,'','{"id":"6afee5c0fe954a5f4808c44e","originalID":"6afee5bffe954a5f4808c435","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.473Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(35,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','department','6afee5c0fe954a5f4808c44f',1,'','kitchen','kitchen','kitchenk',1,15,1,'','{"id":"6afee5c0fe954a5f4808c44f","originalID":"6afee5bffe954a5f4808c434","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(36,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','servingSizeLevel','6afee5c0fe954a5f4808c450',1,'','large','large','large',1,16,1,'','{"id":"6afee5c0fe954a5f4808c450","originalID":"6afee5bffe954a5f4808c437","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(37,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','modifier','6afee5c0fe954a5f4808c451',1,'','olives','olives','olives',1,27,1,'','{"id":"6afee5c0fe954a5f4808c451","originalID":"6afee5c0fe954a5f4808c439","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afee5bf9771b3573a5433f2/4839b0b81d89701fb756d1221509e364bcd9dd56e22b1dcbc621c21efe152142.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO record VALUES(38,'6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','category','6afee5c0fe954a5f4808c452',1,'','pizza','pizza','pizza',1,28,1,'1','{"id":"6afee5c0fe954a5f4808c452","originalID":"6afee5c0fe954a5f4808c438","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Pizza","level":1,"department":"6afee5c0fe954a5f4808c44f","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
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
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','','account',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','category',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','department',1,2);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','language',1,3);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','modifier',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','role',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','serviceType',1,7);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','store',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','user',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','category',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department',0,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department',1,2);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','language',1,3);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','modifier',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','role',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','serviceType',1,7);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','store',1,1);
INSERT INTO counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c64','allPrivileges','6afee5bf64e1446bece06c59','role','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c64','managesStaff','6afee5bf64e1446bece06c59','role','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c65','roles','6afee5bf64e1446bece06c64','user','role');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c65','signIn','6afee5bf9771b3573a5433f4','user','signIn');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543403','allPrivileges','6afee5bf9771b3573a5433f3','role','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543403','managesStaff','6afee5bf9771b3573a5433f3','role','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543404','roles','6afee5bf9771b3573a543403','user','role');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543404','signIn','6afee5bf9771b3573a5433f4','user','signIn');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c437','default','6afee5bf9771b3573a5433f3','servingSizeLevel','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c438','department','6afee5bffe954a5f4808c434','category','department');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c450','default','6afee5bf64e1446bece06c59','servingSizeLevel','store');
INSERT INTO reference VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c452','department','6afee5c0fe954a5f4808c44f','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',1,1795089855507,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5a',1,1795089855509,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5a',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5a","originalID":"6afee5bf64e1446bece06c5a","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:15.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5b',1,1795089855509,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5b',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5b","originalID":"6afee5bf64e1446bece06c5b","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:15.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5c',1,1795089855509,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5c',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5c","originalID":"6afee5bf64e1446bece06c5c","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.509Z","lastUpdated":"2026-11-19T12:04:15.509Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5d',1,1795089855510,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5d',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5d","originalID":"6afee5bf64e1446bece06c5d","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.510Z","lastUpdated":"2026-11-19T12:04:15.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5e',1,1795089855510,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5e',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5e","originalID":"6afee5bf64e1446bece06c5e","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.510Z","lastUpdated":"2026-11-19T12:04:15.510Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5f',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c5f',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c5f","originalID":"6afee5bf64e1446bece06c5f","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c60',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c60',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c60","originalID":"6afee5bf64e1446bece06c60","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c61',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c61',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c61","originalID":"6afee5bf64e1446bece06c61","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c62',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c62',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c62","originalID":"6afee5bf64e1446bece06c62","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c63',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c63',2,1795089856364,'6afee5bf9771b3573a5433f6','["originalID"]','{"id":"6afee5bf64e1446bece06c63","originalID":"6afee5bf64e1446bece06c63","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.519Z","lastUpdated":"2026-11-19T12:04:15.519Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c64',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c65',1,1795089855519,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f2',1,1795089855414,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',1,1795089855414,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f9',1,1795089855414,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433fa',1,1795089855414,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433fb',1,1795089855414,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433fc',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433fd',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433fe',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433ff',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543400',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543401',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543402',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543403',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a543404',1,1795089855415,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c434',1,1795089855774,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c434',2,1795089855904,'6afee5bf9771b3573a5433f6','["name","departmentCode"]','{"id":"6afee5bffe954a5f4808c434","originalID":"6afee5bffe954a5f4808c434","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.774Z","lastUpdated":"2026-11-19T12:04:15.774Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c434',3,1795089855938,'6afee5bf9771b3573a5433f6','["description"]','{"id":"6afee5bffe954a5f4808c434","originalID":"6afee5bffe954a5f4808c434","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.774Z","lastUpdated":"2026-11-19T12:04:15.904Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c435',1,1795089855809,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c435',2,1795089856431,'6afee5bf9771b3573a5433f6','["departmentCode"]','{"id":"6afee5bffe954a5f4808c435","originalID":"6afee5bffe954a5f4808c435","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.809Z","lastUpdated":"2026-11-19T12:04:15.809Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c436',1,1795089855858,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c436',2,1795089855962,'6afee5bf9771b3573a5433f6','["activeStatus","isDelete"]','{"id":"6afee5bffe954a5f4808c436","originalID":"6afee5bffe954a5f4808c436","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:15.858Z","lastUpdated":"2026-11-19T12:04:15.858Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5bffe954a5f4808c437',1,1795089855992,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c438',1,1795089856055,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c439',1,1795089856106,'6afee5bf9771b3573a5433f6','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c439',2,1795089856142,'6afee5bf9771b3573a5433f6','["imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]','{"id":"6afee5c0fe954a5f4808c439","originalID":"6afee5c0fe954a5f4808c439","store":"6afee5bf9771b3573a5433f3","createdFor":"6afee5bf9771b3573a5433f3","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.106Z","lastUpdated":"2026-11-19T12:04:16.106Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c44e',1,1795089856364,'6afee5bf9771b3573a5433f6','["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c44e',2,1795089856473,'6afee5bf9771b3573a5433f6','["departmentCode"]','{"id":"6afee5c0fe954a5f4808c44e","originalID":"6afee5bffe954a5f4808c435","store":"6afee5bf64e1446bece06c59","createdFor":"6afee5bf64e1446bece06c59","ownedBy":"6afee5bf9771b3573a5433f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T12:04:16.364Z","lastUpdated":"2026-11-19T12:04:16.364Z","createdBy":"6afee5bf9771b3573a5433f6","modifiedBy":"6afee5bf9771b3573a5433f6","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c44f',1,1795089856364,'6afee5bf9771b3573a5433f6','["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c450',1,1795089856364,'6afee5bf9771b3573a5433f6','["originalID","store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c451',1,1795089856364,'6afee5bf9771b3573a5433f6','["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]',NULL);
INSERT INTO history VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c452',1,1795089856364,'6afee5bf9771b3573a5433f6','["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1, who TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','',1,1795089855414,'created','account','6afee5bf9771b3573a5433f2',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',1,1795089855507,'created','store','6afee5bf64e1446bece06c59',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',2,1795089855509,'created','serviceType','6afee5bf64e1446bece06c5a',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',3,1795089855509,'created','serviceType','6afee5bf64e1446bece06c5b',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',4,1795089855509,'created','serviceType','6afee5bf64e1446bece06c5c',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',5,1795089855510,'created','serviceType','6afee5bf64e1446bece06c5d',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',6,1795089855510,'created','serviceType','6afee5bf64e1446bece06c5e',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',7,1795089855519,'created','serviceType','6afee5bf64e1446bece06c5f',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',8,1795089855519,'created','serviceType','6afee5bf64e1446bece06c60',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',9,1795089855519,'created','language','6afee5bf64e1446bece06c61',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',10,1795089855519,'created','language','6afee5bf64e1446bece06c62',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',11,1795089855519,'created','language','6afee5bf64e1446bece06c63',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',12,1795089855519,'created','role','6afee5bf64e1446bece06c64',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',13,1795089855519,'created','user','6afee5bf64e1446bece06c65',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',14,1795089856364,'created','department','6afee5c0fe954a5f4808c44e',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',15,1795089856364,'created','department','6afee5c0fe954a5f4808c44f',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',16,1795089856364,'created','servingSizeLevel','6afee5c0fe954a5f4808c450',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',17,1795089856364,'updated','language','6afee5bf64e1446bece06c61',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',18,1795089856364,'updated','language','6afee5bf64e1446bece06c63',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',19,1795089856364,'updated','language','6afee5bf64e1446bece06c62',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',20,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5c',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',21,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5f',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',22,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5a',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',23,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5e',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',24,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5b',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',25,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c5d',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',26,1795089856364,'updated','serviceType','6afee5bf64e1446bece06c60',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',27,1795089856364,'created','modifier','6afee5c0fe954a5f4808c451',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',28,1795089856364,'created','category','6afee5c0fe954a5f4808c452',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',29,1795089856473,'updated','department','6afee5c0fe954a5f4808c44e',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',1,1795089855414,'created','store','6afee5bf9771b3573a5433f3',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',2,1795089855414,'created','serviceType','6afee5bf9771b3573a5433f9',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',3,1795089855414,'created','serviceType','6afee5bf9771b3573a5433fa',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',4,1795089855414,'created','serviceType','6afee5bf9771b3573a5433fb',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',5,1795089855415,'created','serviceType','6afee5bf9771b3573a5433fc',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',6,1795089855415,'created','serviceType','6afee5bf9771b3573a5433fd',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',7,1795089855415,'created','serviceType','6afee5bf9771b3573a5433fe',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',8,1795089855415,'created','serviceType','6afee5bf9771b3573a5433ff',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',9,1795089855415,'created','language','6afee5bf9771b3573a543400',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',10,1795089855415,'created','language','6afee5bf9771b3573a543401',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',11,1795089855415,'created','language','6afee5bf9771b3573a543402',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',12,1795089855415,'created','role','6afee5bf9771b3573a543403',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',13,1795089855415,'created','user','6afee5bf9771b3573a543404',1,1,'operator');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',14,1795089855774,'created','department','6afee5bffe954a5f4808c434',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',15,1795089855809,'created','department','6afee5bffe954a5f4808c435',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',16,1795089855858,'created','department','6afee5bffe954a5f4808c436',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',17,1795089855904,'updated','department','6afee5bffe954a5f4808c434',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',18,1795089855938,'updated','department','6afee5bffe954a5f4808c434',3,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',19,1795089855962,'inactivated','department','6afee5bffe954a5f4808c436',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20,1795089855992,'created','servingSizeLevel','6afee5bffe954a5f4808c437',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',21,1795089856055,'created','category','6afee5c0fe954a5f4808c438',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',22,1795089856106,'created','modifier','6afee5c0fe954a5f4808c439',1,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',23,1795089856142,'updated','modifier','6afee5c0fe954a5f4808c439',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',24,1795089856175,'created','order','6afee5c0fe954a5f4808c43a',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',25,1795089856175,'created','sale','6afee5c0fe954a5f4808c43c',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',26,1795089856206,'created','order','6afee5c0fe954a5f4808c43e',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',27,1795089856240,'created','device','6afee5c0fe954a5f4808c443',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',28,1795089856240,'created','check','6afee5c0fe954a5f4808c441',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',29,1795089856273,'created','device','6afee5c0fe954a5f4808c446',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',30,1795089856273,'updated','check','6afee5c0fe954a5f4808c441',2,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',31,1795089856307,'created','check','6afee5c0fe954a5f4808c447',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',32,1795089856342,'closed','check','6afee5c0fe954a5f4808c447',2,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',33,1795089856342,'created','sale','6afee5c0fe954a5f4808c448',1,0,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',34,1795089856431,'updated','department','6afee5bffe954a5f4808c435',2,1,'6afee5bf9771b3573a5433f6');
INSERT INTO event VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',35,1795089856556,'created','device','6afee5c0fe954a5f4808c455',1,0,'');
CREATE TABLE event_hold (
    account TEXT NOT NULL, store TEXT NOT NULL, holder TEXT NOT NULL, after INTEGER NOT NULL,
    PRIMARY KEY (account, store, holder))  WITHOUT ROWID ;
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL,
    store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afee5bf9771b3573a5433f2','first','27dd51589063661ed2f7d4886ffb2115cd2d433f1456b7161bd04fcebe8b3295','"1.yks08xq"','',1795089855774,'6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c434',1);
INSERT INTO idempotency VALUES('6afee5bf9771b3573a5433f2','second','9c027f2743e3a4714d836e0be079ade906098eba4c809803476c2c30426a49ae','"2.yks08xq"','',1795089855904,'6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c434',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f6','bbc3ab259484f1e60494360e304b29d5cde14ee1f4042829aeef472110199818','first key','',65535,0,1795089855415,0,0,1795089857091);
INSERT INTO api_key VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f7','3a5dbcebfacf288cb232f9c4e4743c4993b3fda951350c5188281d14ad9abd07','kiosk','',48,0,1795089855415,0,0,1795089856556);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '',
    factor_step INTEGER NOT NULL DEFAULT 0, last_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f4','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$3PVBAcXbi6JR9uJvrPrbsA$+5pyr/a5RmRudD1NxRQfXjpyf8MhnXKzeeVwtxhDQVQ','owner',1,1795089855415,'','',0,0);
INSERT INTO sign_in VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f5','6afee5bf9771b3573a5433f3','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$766eIRrL92ZcV3DSLSyNqg$qD0xjwVSw3O7zm1nZAOE/s5NMMsReOfD/089jNrsHco','kiosk',1,1795089855415,'','',0,0);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', revoked_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','ae73210f32a30054d5348d3561efe938685c2246527c18def2839a415151c6a6',10,1795089855415,'6afee5bf9771b3573a5433f8',0);
CREATE TABLE kiosk_token (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, device_id TEXT NOT NULL,
    licence TEXT NOT NULL, sign_in TEXT NOT NULL, created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL, epoch TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
INSERT INTO kiosk_token VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','f8c9f897a3ffff7f22e45e2f698c22e65e8552b8edc9beefc8bda497742e4eda','kiosk-1','6afee5bf9771b3573a5433f8','6afee5bf9771b3573a5433f5',1795089856556,1795694656556,0,'yks08xq');
CREATE TABLE kiosk_guard (
    account TEXT NOT NULL, guard TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (account, guard, at_ms))  WITHOUT ROWID;
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afee5bf9771b3573a5433f2','4839b0b81d89701fb756d1221509e364bcd9dd56e22b1dcbc621c21efe152142','png',1795089856364,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c439','4839b0b81d89701fb756d1221509e364bcd9dd56e22b1dcbc621c21efe152142');
INSERT INTO image_use VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c451','4839b0b81d89701fb756d1221509e364bcd9dd56e22b1dcbc621c21efe152142');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(1545,1795089857206);
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
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','',1,1795089855414,'operator','','','','init','account','6afee5bf9771b3573a5433f2',0,'','done','328aff608cc52fa9379e72d828aea89fb4986a75ed6437dcada7d7a97e6a90bd');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','',2,1795089855506,'operator','','','','addStore','store','6afee5bf64e1446bece06c59',0,'','done','c02c5b8888ecd2f5603f840da5669baa53551fd91dce56ddf9772edf0d272e79');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','',3,1795089857091,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','pullIntoStores','pull','',0,'reason at','done','148f74a973859b1e8472b0c74ab2962433435ce689dfbde87b2b86c10165da58');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',1,1795089856364,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','pullMenu','pull','',0,'copyAll','done','8b3e60c76bc72d22723772cd1cbd3f072d25af4b0012a28564b1e1c8c64b402d');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',2,1795089856473,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','pullMenu','pull','',0,'menuItems','done','3568dcc3f28e1a7ecd03006dbee92f5c5e3c25357efe88b0dba0fff70d029d40');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',1,1795089855774,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createDepartment','department','6afee5bffe954a5f4808c434',1,'store createdFor createdAt activeStatus name isDelete','done','36c673744eecbb5cc514b6cb2294c55525dddcc2fa869456a90f0b084c64bc7c');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',2,1795089855809,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createDepartment','department','6afee5bffe954a5f4808c435',1,'store createdFor createdAt activeStatus name description isDelete','done','62943b18ebf4c87b0ff66d7a9a6a3e227093453538cddf8db1d5a9f67e06ae83');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',3,1795089855858,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createDepartment','department','6afee5bffe954a5f4808c436',1,'store createdFor createdAt activeStatus name isDelete','done','9732a64060e1a67b96a04d7ec856352e336fe9d77b95e98480009e760b0c6cd2');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',4,1795089855904,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','updateDepartment','department','6afee5bffe954a5f4808c434',2,'name departmentCode','done','c920ef6d4f69b9828f9235ebce00914ae126f86f26ff0ec4e3b7fbd439ff6add');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',5,1795089855938,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','updateDepartment','department','6afee5bffe954a5f4808c434',3,'description','done','06f8560176f867a1a35214b63997cb10e7e6e73b2a7e5bbb21986ddc68aa41d5');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',6,1795089855962,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','updateDepartment','department','6afee5bffe954a5f4808c436',2,'activeStatus isDelete','done','f227864b0dcd0d0112be4198e29b26dced46678b08f2d91b34fe624a4190b7d1');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',7,1795089855992,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createServingSizeLevel','servingSizeLevel','6afee5bffe954a5f4808c437',1,'store createdFor createdAt activeStatus name default','done','485bc0093893a3d656047227b0ea04769c571619641c24ff8d6bcd1cefd49fe8');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',8,1795089856055,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createCategory','category','6afee5c0fe954a5f4808c438',1,'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion','done','f9471de8f07118fa78d7ad71e5f2f3bc9826357dd5b8da15ab1f196256bf4d92');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',9,1795089856106,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','createModifier','modifier','6afee5c0fe954a5f4808c439',1,'store createdFor createdAt activeStatus name imageAvailable imageVersion','done','f3567b329c7d134e0b62e191310d4f8c07d238c65edf77f1c2ab9612a9d1df92');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',10,1795089856142,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','uploadModifierImage','modifier','6afee5c0fe954a5f4808c439',2,'imageAvailable imageUrl imageExtension imageVersion imageWidth imageHeight','done','01a0612e8c08f990148053dc7e12afbf3857ec4e15bbea8c85f67c3e83b23889');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',11,1795089856175,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','saveWebOrder','order','',0,'uniqueOrderID paymentPaid orderDetails','done','bd377abd4b70ddd1fd8d2d54c20c4e3bc4e3708fb7398764d1633840ed64747d');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',12,1795089856206,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','saveWebOrder','order','',0,'uniqueOrderID orderDetails deliveryDetail','done','331bd073be9e3add70c862cac7395b6ad6c4f84613e44a52ae38e1f31c048dbf');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',13,1795089856240,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','addOrUpdateCheck','check','',0,'checkID node data','done','cb9d6d2254f169ac115331198ad0f2626f413efe158366c6b1ee013aa2d6c5e4');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',14,1795089856273,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','addOrUpdateCheck','check','',0,'checkID node data','done','dc9d08cdfe9706b8c8a0628142ae6b7af5f57e7f5d96e1ae35df60cd9892f6ee');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',15,1795089856307,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','addOrUpdateCheck','check','',0,'checkID node data','done','a90264f44b884be0113b6d0508279b87ee280320ea23516b51b134525d0c520f');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',16,1795089856342,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','addOrUpdateCheck','check','',0,'checkID node data','done','6dd5ef9906ab7cbf1e28040b4cf8da27b0fb0faab74e7ea9bb917b92fd9e7024');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',17,1795089856431,'6afee5bf9771b3573a5433f6','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','updateDepartment','department','6afee5bffe954a5f4808c435',2,'departmentCode','done','6045286011da3cddd850ebededab84c9534b1a292dbbef26f70bb884b78eb371');
INSERT INTO audit VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',18,1795089856556,'6afee5bf9771b3573a5433f7','','127.0.0.0/24','3a04ad5d4e41854e804a1fb6a5374619','logInAtKiosk','kiosk','',0,'emailId deviceId password','done','e9f239a9cc9dd085f27722986c8ac822a818f718478659b8efe291b5868e6b48');
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
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','','erasure',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','','pulls',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','','retention',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','','settle_balances',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','deliver_webhooks',1795089915670,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','due_orders',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','sought_orders',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','deliver_webhooks',1795089915670,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','due_orders',1795089915661,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','sought_orders',1795089915661,'',0,0,0,0,0,'',0,0);
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
     , sought TEXT NOT NULL DEFAULT '', sought_revision INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (account, id));
INSERT INTO web_order VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c43a','6afee5bf9771b3573a5433f3','paid',1,'a7df6f004c63e6c0d7c7454f7c53636fb17cf430b433725b6b2218b97151c7a2',1,1,1,1,1795089856175,1795089856175,1795089856175,1795089856175,0,0,0,'',0,'EUR','','','6afee5c0fe954a5f4808c43c',550,0,0,550,1,'',0,0,1,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afee5c0fe954a5f4808c43d","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afee5bf9771b3573a5433f6","date":"2026-11-19T12:04:16.175Z"}],"isRefunded":false,"refund":[],"saleId":"6afee5c0fe954a5f4808c43c","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afee5bf9771b3573a5433f6","date":"2026-11-19T12:04:16.175Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T12:04:16.175Z"}',replace('\n\n\n\n\npaid\n','\n',char(10)),1);
INSERT INTO web_order VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c43e','6afee5bf9771b3573a5433f3','later',2,'6ec0ace33b0333a8fa32ee288fec52f16d31363391c26dc4031f2d9c7c1b0b31',10,0,1,1,1795089856206,1795089856206,0,0,0,4070944800000,0,'',0,'EUR','','','6afee5c0fe954a5f4808c440',500,0,0,0,1,'',0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afee5bf9771b3573a5433f6","date":"2026-11-19T12:04:16.206Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T12:04:16.206Z"}',replace('\n\n\n\n\nlater\n','\n',char(10)),1);
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    basis TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c43a','{"id":"6afee5c0fe954a5f4808c43a","uniqueOrderID":"paid","orderDetails":[{"_id":"6afee5c0fe954a5f4808c43b","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afee5bf9771b3573a5433f3","dateCreated":"2026-11-19T12:04:16.175Z","createdBy":"6afee5bf9771b3573a5433f6","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;','{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afee5c0fe954a5f4808c43b","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO web_order_text VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c43e','{"id":"6afee5c0fe954a5f4808c43e","uniqueOrderID":"later","orderDetails":[{"_id":"6afee5c0fe954a5f4808c43f","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afee5bf9771b3573a5433f3","dateCreated":"2026-11-19T12:04:16.206Z","createdBy":"6afee5bf9771b3573a5433f6","scheduledFor":"2099-01-01T11:00:00.000Z"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;','{"uniqueOrderID":"later","orderDetails":[{"_id":"6afee5c0fe954a5f4808c43f","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
CREATE TABLE web_order_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO web_order_counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',2);
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
INSERT INTO sale VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c43c','6afee5bf9771b3573a5433f3',1,'paid','CLOSED','','','','EUR',20776,1,'6afee5bf9771b3573a5433f6',1795089856175,1795089856175,'order','1',1795089856175,784,1795089856175,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
INSERT INTO sale VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c448','6afee5bf9771b3573a5433f3',2,'T2','CLOSED','','','','EUR',20454,1,'6afee5bf9771b3573a5433f6',1795089856342,1795089856342,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
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
INSERT INTO sale_line VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20454,'6afee5c0fe954a5f4808c448',0,1,'b','','Soup','','','','','','',1,500,500,0,0,0,0,0,0,60,0,'','');
INSERT INTO sale_line VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20776,'6afee5c0fe954a5f4808c43c',0,1,'1','','Soup','','','','','','',1,500,500,0,0,0,50,0,0,784,0,'','');
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
INSERT INTO sale_tax VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20776,'6afee5c0fe954a5f4808c43c',0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20454,'6afee5c0fe954a5f4808c448',0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20776,'6afee5c0fe954a5f4808c43c',0,1,'6afee5c0fe954a5f4808c43d','Other','',550,0,1795089856175);
CREATE TABLE sale_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO sale_counter VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',2);
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3',20776,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','category',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','department',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','employee',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','hour',20776,'13','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','item',20776,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','service_type',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','subcategory',20776,'','','','','',1,1,500,0,0,0,50);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c443','ipad-1','','ipad-1','','','',1795089856240,0,1);
INSERT INTO device VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c446','ipad-2','','ipad-2','','','',1795089856273,0,1);
INSERT INTO device VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c455','kiosk-1','kiosk-1','','','','',1795089856556,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c441','6afee5bf9771b3573a5433f3','T1',2,'active',30,1767225600000,20454,1795089856273,0,2,'EUR','6afee5c0fe954a5f4808c442',1,0,'{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}',X'00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO pos_check VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c447','6afee5bf9771b3573a5433f3','T2',2,'closed',32,1767225600000,20454,1795089856342,1795089856342,2,'EUR','6afee5c0fe954a5f4808c448',0,2,'','',X'00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, natural_ms INTEGER NOT NULL DEFAULT 0,
    is_raised INTEGER NOT NULL DEFAULT 0, is_knowing INTEGER NOT NULL DEFAULT 0,
    is_late INTEGER NOT NULL DEFAULT 0, departures TEXT NOT NULL DEFAULT '[]', said BLOB,
    head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number));
INSERT INTO pos_check_submission VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c441',1,'ipad-1',1767225600000,1767225600000,1795089856240,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6afee5bf9771b3573a5433f6',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c441',2,'ipad-2',1767225600000,1767225600000,1795089856273,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6afee5bf9771b3573a5433f6',1767225600000,0,0,0,'[]',X'0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c447',1,'ipad-1',1767225600000,1767225600000,1795089856307,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6afee5bf9771b3573a5433f6',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c447',2,'ipad-2',1767225600000,1767225600000,1795089856342,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6afee5bf9771b3573a5433f6',1767225600000,0,0,0,'[]',X'000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '', form TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '', source_key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c44d','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c447','T2',0,1,'ipad-1','["la"]','open',1795089856342,0,'','line','9d74513d90674858d39f273ce1a963f9','6afee5c0fe954a5f4808c447','la');
CREATE TABLE pos_check_node (
    account TEXT NOT NULL, owner TEXT NOT NULL, node_key TEXT NOT NULL, words BLOB NOT NULL,
    PRIMARY KEY (account, owner, node_key));
INSERT INTO pos_check_node VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c441','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c441','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c447','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afee5bf9771b3573a5433f2','6afee5c0fe954a5f4808c447','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
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
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5a','serviceType','6afee5bf9771b3573a5433f9','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433f9',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5b','serviceType','6afee5bf9771b3573a5433fa','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433fa',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5c','serviceType','6afee5bf9771b3573a5433fb','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433fb',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5d','serviceType','6afee5bf9771b3573a5433fc','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433fc',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5e','serviceType','6afee5bf9771b3573a5433fd','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433fd',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c5f','serviceType','6afee5bf9771b3573a5433fe','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433fe',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c60','serviceType','6afee5bf9771b3573a5433ff','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433ff',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c61','language','6afee5bf9771b3573a543400','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a543400',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c62','language','6afee5bf9771b3573a543401','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a543401',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5bf64e1446bece06c63','language','6afee5bf9771b3573a543402','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a543402',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c44e','department','6afee5bffe954a5f4808c435','6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c435',2,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c44f','department','6afee5bffe954a5f4808c434','6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c434',3,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c450','servingSizeLevel','6afee5bffe954a5f4808c437','6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c437',1,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c451','modifier','6afee5c0fe954a5f4808c439','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c439',2,1);
INSERT INTO pull_link VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c452','category','6afee5c0fe954a5f4808c438','6afee5bf9771b3573a5433f3','6afee5c0fe954a5f4808c438',1,1);
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO web_of_copies VALUES('6afee5bf9771b3573a5433f2','6afee5bf9771b3573a5433f2',2);
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
INSERT INTO pull VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',1,'6afee5c0fe954a5f4808c453','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433f6','["copyAll"]','{"pullId":"6afee5c0fe954a5f4808c453","store":"6afee5bf64e1446bece06c59","sourceStore":"6afee5bf9771b3573a5433f3","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afee5bf9771b3573a543400","id":"6afee5bf64e1446bece06c61","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afee5bf9771b3573a543402","id":"6afee5bf64e1446bece06c63","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afee5bf9771b3573a543401","id":"6afee5bf64e1446bece06c62","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433fb","id":"6afee5bf64e1446bece06c5c","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433fe","id":"6afee5bf64e1446bece06c5f","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433f9","id":"6afee5bf64e1446bece06c5a","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433fd","id":"6afee5bf64e1446bece06c5e","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433fa","id":"6afee5bf64e1446bece06c5b","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433fc","id":"6afee5bf64e1446bece06c5d","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afee5bf9771b3573a5433ff","id":"6afee5bf64e1446bece06c60","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795089856364,0,15);
INSERT INTO pull VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59',2,'6afee5c0fe954a5f4808c454','6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433f6','["menuItems"]','{"pullId":"6afee5c0fe954a5f4808c454","store":"6afee5bf64e1446bece06c59","sourceStore":"6afee5bf9771b3573a5433f3","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795089856473,0,1);
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5a','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5b','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5c','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5d','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5e','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c5f','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c60','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c61','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c62','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5bf64e1446bece06c63','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5c0fe954a5f4808c44e','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5c0fe954a5f4808c44f','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5c0fe954a5f4808c450','servingSizeLevel',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5c0fe954a5f4808c451','modifier',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c453','6afee5c0fe954a5f4808c452','category',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afee5bf9771b3573a5433f2','6afee5bf64e1446bece06c59','6afee5c0fe954a5f4808c454','6afee5c0fe954a5f4808c44e','department',1,2,'6afee5bffe954a5f4808c435','6afee5bf9771b3573a5433f3','6afee5bffe954a5f4808c435',1,1);
CREATE TABLE pull_run (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, started_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO pull_run VALUES('6afee5bf9771b3573a5433f2','6afee5c1fe954a5f4808c456',1,'6afee5bf9771b3573a5433f3','6afee5bf9771b3573a5433f6','["reason"]',1795089857091,1795176257000,'scheduled',0,0);
CREATE TABLE pull_run_store (
    account TEXT NOT NULL, run TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, next_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store))  WITHOUT ROWID;
INSERT INTO pull_run_store VALUES('6afee5bf9771b3573a5433f2','6afee5c1fe954a5f4808c456','6afee5bf64e1446bece06c59',1,'pending',0,0,0,'','');
CREATE TABLE sign_in_turn (
    account TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (account, id));
INSERT INTO sign_in_turn VALUES('','people');
CREATE TABLE sign_in_failure (
    email TEXT NOT NULL, address TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (email, address, at_ms))  WITHOUT ROWID;
CREATE TABLE recovery_code (
    account TEXT NOT NULL, sign_in TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, sign_in, hash))  WITHOUT ROWID;
CREATE TABLE step (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL, first INTEGER NOT NULL,
    id TEXT NOT NULL, at_ms INTEGER NOT NULL, who TEXT NOT NULL, title TEXT NOT NULL,
    records INTEGER NOT NULL, undoes TEXT NOT NULL, undone_by TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store, last))  WITHOUT ROWID;
CREATE TABLE step_record (
    account TEXT NOT NULL, step TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
    revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    PRIMARY KEY (account, step, id))  WITHOUT ROWID;
CREATE TABLE kitchen_line (
    account TEXT NOT NULL, owner TEXT NOT NULL, line TEXT NOT NULL, store TEXT NOT NULL,
    source INTEGER NOT NULL, form TEXT NOT NULL, state INTEGER NOT NULL, is_recalled INTEGER NOT NULL,
    started_ms INTEGER NOT NULL, done_ms INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    who TEXT NOT NULL, bumps INTEGER NOT NULL, revision INTEGER NOT NULL,
    PRIMARY KEY (account, owner, line));
CREATE TABLE pairing (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, name TEXT NOT NULL,
    role TEXT NOT NULL, page TEXT NOT NULL, token TEXT NOT NULL, made_by TEXT NOT NULL,
    created_ms INTEGER NOT NULL, paired_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL,
    revoked_ms INTEGER NOT NULL, network TEXT NOT NULL, agent TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
CREATE TABLE pairing_code (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, pairing TEXT NOT NULL, maker TEXT NOT NULL,
    expires_ms INTEGER NOT NULL)  WITHOUT ROWID;
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
CREATE INDEX event_configuration ON event (account, store, sequence) WHERE configuration = 1;
CREATE UNIQUE INDEX step_id ON step (account, store, id);
CREATE INDEX step_age ON step (account, at_ms);
CREATE INDEX web_order_sought ON web_order (account, store, number, placed_ms, total, sought);
CREATE INDEX web_order_unsought ON web_order (account, store, number)
    WHERE sought_revision <> text_revision;
CREATE INDEX kitchen_line_done ON kitchen_line (account, store, done_ms) WHERE done_ms > 0;
CREATE INDEX kitchen_line_pending ON kitchen_line (account, store, changed_ms) WHERE done_ms = 0;
CREATE INDEX kitchen_line_age ON kitchen_line (account, changed_ms);
CREATE UNIQUE INDEX pairing_token ON pairing (account, token) WHERE token <> '';
CREATE INDEX pairing_store ON pairing (account, store, id);
CREATE INDEX pairing_code_of ON pairing_code (account, pairing);
CREATE INDEX pairing_code_age ON pairing_code (account, expires_ms);
PRAGMA writable_schema=OFF;
COMMIT;
