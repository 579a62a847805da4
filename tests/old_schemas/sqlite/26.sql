-- A database of schema 26 as the program of that time left it. key cmd_Dcdn4IONUWJOTEerEdZcTeJ5zIRT6jhkVqwWAPqSSCu department 6afbfd851c5d0d7634d70341
PRAGMA user_version = 26;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','xwgpazn');
INSERT INTO installation VALUES('epoch','co7ovzi');
INSERT INTO installation VALUES('newest_account','6afbfd850f2335484607bf0d');
INSERT INTO installation VALUES('oldest_program','26');
INSERT INTO installation VALUES('pepper','9488eda1654fc5d848b1e75b2b149f6997c3be2c994a43f0dff5c204e11d32b3');
INSERT INTO installation VALUES('ran_ms','445');
INSERT INTO installation VALUES('stores_have_owners','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0, audit_number INTEGER NOT NULL DEFAULT 0, audit_hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afbfd850f2335484607bf0d','',1,1,3,'204501238897de2656b7cd4c5687bee7de7cdf919ae35e6a6ce5d00fba008852');
INSERT INTO scope VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',29,29,2,'94f0e4251f1b3c9956df9e6368364e256ba9ffc9df449aa6f1d0ccd3b01e2900');
INSERT INTO scope VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',35,34,18,'6a2aee06fe9311262ecbe87a4e97775394fd2582b1c827bfde995f0b922a709e');
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afbfd850f2335484607bf0d','','account','6afbfd850f2335484607bf0d',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afbfd850f2335484607bf0d","originalID":"6afbfd850f2335484607bf0d","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','store','6afbfd850f2335484607bf0e',1,'','old town','old town','old town',1,1,1,'{"id":"6afbfd850f2335484607bf0e","originalID":"6afbfd850f2335484607bf0e","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf14',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afbfd850f2335484607bf14","originalID":"6afbfd850f2335484607bf14","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf15',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afbfd850f2335484607bf15","originalID":"6afbfd850f2335484607bf15","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf16',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afbfd850f2335484607bf16","originalID":"6afbfd850f2335484607bf16","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf17',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afbfd850f2335484607bf17","originalID":"6afbfd850f2335484607bf17","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf18',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afbfd850f2335484607bf18","originalID":"6afbfd850f2335484607bf18","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf19',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afbfd850f2335484607bf19","originalID":"6afbfd850f2335484607bf19","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType','6afbfd850f2335484607bf1a',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afbfd850f2335484607bf1a","originalID":"6afbfd850f2335484607bf1a","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','language','6afbfd850f2335484607bf1b',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afbfd850f2335484607bf1b","originalID":"6afbfd850f2335484607bf1b","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','language','6afbfd850f2335484607bf1c',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afbfd850f2335484607bf1c","originalID":"6afbfd850f2335484607bf1c","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.546Z","lastUpdated":"2026-11-17T07:08:53.546Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','language','6afbfd850f2335484607bf1d',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afbfd850f2335484607bf1d","originalID":"6afbfd850f2335484607bf1d","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.547Z","lastUpdated":"2026-11-17T07:08:53.547Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','role','6afbfd850f2335484607bf1e',1,'','owner','owner','owner',1,12,1,'{"id":"6afbfd850f2335484607bf1e","originalID":"6afbfd850f2335484607bf1e","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.547Z","lastUpdated":"2026-11-17T07:08:53.547Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}','');
INSERT INTO record VALUES(14,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','user','6afbfd850f2335484607bf1f',1,'','','owner','ownerowner',1,13,1,'{"id":"6afbfd850f2335484607bf1f","originalID":"6afbfd850f2335484607bf1f","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.547Z","lastUpdated":"2026-11-17T07:08:53.547Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbfd850f2335484607bf1e"],"signIn":"6afbfd850f2335484607bf0f"}','');
INSERT INTO record VALUES(15,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','store','6afbfd8508c054bfb1f3db68',1,'','uptown','uptown','uptown',1,1,1,'{"id":"6afbfd8508c054bfb1f3db68","originalID":"6afbfd8508c054bfb1f3db68","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.575Z","lastUpdated":"2026-11-17T07:08:53.575Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(16,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db69',1,'','dine in','dine in','dine intableservice',2,22,1,'{"id":"6afbfd8508c054bfb1f3db69","originalID":"6afbfd850f2335484607bf14","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(17,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6a',1,'','qsr','qsr','qsrqsr',2,24,1,'{"id":"6afbfd8508c054bfb1f3db6a","originalID":"6afbfd850f2335484607bf15","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(18,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6b',1,'','bar tab','bar tab','bar tabbartab',2,20,1,'{"id":"6afbfd8508c054bfb1f3db6b","originalID":"6afbfd850f2335484607bf16","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(19,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6c',1,'','to go','to go','to gotogo',2,25,1,'{"id":"6afbfd8508c054bfb1f3db6c","originalID":"6afbfd850f2335484607bf17","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(20,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6d',1,'','for here','for here','for hereforhere',2,23,1,'{"id":"6afbfd8508c054bfb1f3db6d","originalID":"6afbfd850f2335484607bf18","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(21,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6e',1,'','delivery','delivery','deliverydelivery',2,21,1,'{"id":"6afbfd8508c054bfb1f3db6e","originalID":"6afbfd850f2335484607bf19","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(22,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType','6afbfd8508c054bfb1f3db6f',1,'','web order','web order','web orderweborder',2,26,1,'{"id":"6afbfd8508c054bfb1f3db6f","originalID":"6afbfd850f2335484607bf1a","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(23,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','language','6afbfd8508c054bfb1f3db70',1,'','english','english','englishenenglish',2,17,1,'{"id":"6afbfd8508c054bfb1f3db70","originalID":"6afbfd850f2335484607bf1b","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(24,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','language','6afbfd8508c054bfb1f3db71',1,'','spanish','spanish','spanishesespanol',2,19,1,'{"id":"6afbfd8508c054bfb1f3db71","originalID":"6afbfd850f2335484607bf1c","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(25,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','language','6afbfd8508c054bfb1f3db72',1,'','french','french','frenchfrfrancais',2,18,1,'{"id":"6afbfd8508c054bfb1f3db72","originalID":"6afbfd850f2335484607bf1d","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"operator","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(26,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','role','6afbfd8508c054bfb1f3db73',1,'','owner','owner','owner',1,12,1,'{"id":"6afbfd8508c054bfb1f3db73","originalID":"6afbfd8508c054bfb1f3db73","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}','');
INSERT INTO record VALUES(27,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','user','6afbfd8508c054bfb1f3db74',1,'','','owner','ownerowner',1,13,1,'{"id":"6afbfd8508c054bfb1f3db74","originalID":"6afbfd8508c054bfb1f3db74","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afbfd8508c054bfb1f3db73"],"signIn":"6afbfd850f2335484607bf0f"}','');
INSERT INTO record VALUES(28,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department','6afbfd851c5d0d7634d70341',1,'','kitchen','kitchen','kitchenk',3,18,1,'{"id":"6afbfd851c5d0d7634d70341","originalID":"6afbfd851c5d0d7634d70341","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.720Z","lastUpdated":"2026-11-17T07:08:53.756Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(29,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department','6afbfd851c5d0d7634d70342',1,'','bar','bar','barb',2,34,1,'{"id":"6afbfd851c5d0d7634d70342","originalID":"6afbfd851c5d0d7634d70342","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.730Z","lastUpdated":"2026-11-17T07:08:53.901Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(30,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department','6afbfd851c5d0d7634d70343',0,'','garden','garden','garden',2,19,1,'{"id":"6afbfd851c5d0d7634d70343","originalID":"6afbfd851c5d0d7634d70343","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-17T07:08:53.739Z","lastUpdated":"2026-11-17T07:08:53.765Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(31,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','servingSizeLevel','6afbfd851c5d0d7634d70344',1,'','large','large','large',1,20,1,'{"id":"6afbfd851c5d0d7634d70344","originalID":"6afbfd851c5d0d7634d70344","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.774Z","lastUpdated":"2026-11-17T07:08:53.774Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(32,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','category','6afbfd851c5d0d7634d70345',1,'','pizza','pizza','pizza',1,21,2,'{"id":"6afbfd851c5d0d7634d70345","originalID":"6afbfd851c5d0d7634d70345","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.782Z","lastUpdated":"2026-11-17T07:08:53.782Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Pizza","level":1,"department":"6afbfd851c5d0d7634d70341","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(33,'6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','modifier','6afbfd851c5d0d7634d70346',1,'','olives','olives','olives',2,23,2,'{"id":"6afbfd851c5d0d7634d70346","originalID":"6afbfd851c5d0d7634d70346","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.793Z","lastUpdated":"2026-11-17T07:08:53.803Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbfd850f2335484607bf0d/1d1bed46645ea6285f66a010d4caa5efbfbda0c9ebd00fb3bd20a755ac1b51fc.png","imageExtension":"png","imageVersion":1}','');
INSERT INTO record VALUES(34,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','department','6afbfd851c5d0d7634d7035b',1,'','bar','bar','barb',2,29,1,'{"id":"6afbfd851c5d0d7634d7035b","originalID":"6afbfd851c5d0d7634d70342","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.911Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(35,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','department','6afbfd851c5d0d7634d7035c',1,'','kitchen','kitchen','kitchenk',1,15,1,'{"id":"6afbfd851c5d0d7634d7035c","originalID":"6afbfd851c5d0d7634d70341","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(36,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','servingSizeLevel','6afbfd851c5d0d7634d7035d',1,'','large','large','large',1,16,1,'{"id":"6afbfd851c5d0d7634d7035d","originalID":"6afbfd851c5d0d7634d70344","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(37,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','modifier','6afbfd851c5d0d7634d7035e',1,'','olives','olives','olives',1,27,2,'{"id":"6afbfd851c5d0d7634d7035e","originalID":"6afbfd851c5d0d7634d70346","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afbfd850f2335484607bf0d/1d1bed46645ea6285f66a010d4caa5efbfbda0c9ebd00fb3bd20a755ac1b51fc.png","imageExtension":"png","imageVersion":1}','');
INSERT INTO record VALUES(38,'6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','category','6afbfd851c5d0d7634d7035f',1,'','pizza','pizza','pizza',1,28,2,'{"id":"6afbfd851c5d0d7634d7035f","originalID":"6afbfd851c5d0d7634d70345","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Pizza","level":1,"department":"6afbfd851c5d0d7634d7035c","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
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
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','','account',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','category',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','department',1,2);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','language',1,3);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','modifier',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','role',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','serviceType',1,7);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','store',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','user',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','category',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department',0,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department',1,2);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','language',1,3);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','modifier',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','role',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','serviceType',1,7);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','store',1,1);
INSERT INTO counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db73','allPrivileges','6afbfd8508c054bfb1f3db68','role','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db73','managesStaff','6afbfd8508c054bfb1f3db68','role','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db74','roles','6afbfd8508c054bfb1f3db73','user','role');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db74','signIn','6afbfd850f2335484607bf0f','user','signIn');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1e','allPrivileges','6afbfd850f2335484607bf0e','role','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1e','managesStaff','6afbfd850f2335484607bf0e','role','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1f','roles','6afbfd850f2335484607bf1e','user','role');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1f','signIn','6afbfd850f2335484607bf0f','user','signIn');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70344','default','6afbfd850f2335484607bf0e','servingSizeLevel','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70345','department','6afbfd851c5d0d7634d70341','category','department');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035d','default','6afbfd8508c054bfb1f3db68','servingSizeLevel','store');
INSERT INTO reference VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035f','department','6afbfd851c5d0d7634d7035c','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',1,1794899333575,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db69',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db69',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db69","originalID":"6afbfd8508c054bfb1f3db69","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6a',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6a',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6a","originalID":"6afbfd8508c054bfb1f3db6a","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6b',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6b',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6b","originalID":"6afbfd8508c054bfb1f3db6b","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6c',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6c',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6c","originalID":"6afbfd8508c054bfb1f3db6c","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6d',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6d',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6d","originalID":"6afbfd8508c054bfb1f3db6d","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6e',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6e',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6e","originalID":"6afbfd8508c054bfb1f3db6e","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6f',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db6f',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db6f","originalID":"6afbfd8508c054bfb1f3db6f","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db70',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db70',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db70","originalID":"6afbfd8508c054bfb1f3db70","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db71',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db71',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db71","originalID":"6afbfd8508c054bfb1f3db71","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db72',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db72',2,1794899333883,'6afbfd850f2335484607bf11','["originalID"]','{"id":"6afbfd8508c054bfb1f3db72","originalID":"6afbfd8508c054bfb1f3db72","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.577Z","lastUpdated":"2026-11-17T07:08:53.577Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db73',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db74',1,1794899333577,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0d',1,1794899333546,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf14',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf15',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf16',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf17',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf18',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf19',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1a',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1b',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1c',1,1794899333546,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1d',1,1794899333547,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1e',1,1794899333547,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf1f',1,1794899333547,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70341',1,1794899333720,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70341',2,1794899333748,'6afbfd850f2335484607bf11','["name","departmentCode"]','{"id":"6afbfd851c5d0d7634d70341","originalID":"6afbfd851c5d0d7634d70341","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.720Z","lastUpdated":"2026-11-17T07:08:53.720Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70341',3,1794899333756,'6afbfd850f2335484607bf11','["description"]','{"id":"6afbfd851c5d0d7634d70341","originalID":"6afbfd851c5d0d7634d70341","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.720Z","lastUpdated":"2026-11-17T07:08:53.748Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70342',1,1794899333730,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70342',2,1794899333901,'6afbfd850f2335484607bf11','["departmentCode"]','{"id":"6afbfd851c5d0d7634d70342","originalID":"6afbfd851c5d0d7634d70342","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.730Z","lastUpdated":"2026-11-17T07:08:53.730Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70343',1,1794899333739,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70343',2,1794899333765,'6afbfd850f2335484607bf11','["activeStatus","isDelete"]','{"id":"6afbfd851c5d0d7634d70343","originalID":"6afbfd851c5d0d7634d70343","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.739Z","lastUpdated":"2026-11-17T07:08:53.739Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70344',1,1794899333774,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70345',1,1794899333782,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70346',1,1794899333793,'6afbfd850f2335484607bf11','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70346',2,1794899333803,'6afbfd850f2335484607bf11','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afbfd851c5d0d7634d70346","originalID":"6afbfd851c5d0d7634d70346","store":"6afbfd850f2335484607bf0e","createdFor":"6afbfd850f2335484607bf0e","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.793Z","lastUpdated":"2026-11-17T07:08:53.793Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035b',1,1794899333883,'6afbfd850f2335484607bf11','["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035b',2,1794899333911,'6afbfd850f2335484607bf11','["departmentCode"]','{"id":"6afbfd851c5d0d7634d7035b","originalID":"6afbfd851c5d0d7634d70342","store":"6afbfd8508c054bfb1f3db68","createdFor":"6afbfd8508c054bfb1f3db68","ownedBy":"6afbfd850f2335484607bf0d","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-17T07:08:53.883Z","lastUpdated":"2026-11-17T07:08:53.883Z","createdBy":"6afbfd850f2335484607bf11","modifiedBy":"6afbfd850f2335484607bf11","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035c',1,1794899333883,'6afbfd850f2335484607bf11','["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035d',1,1794899333883,'6afbfd850f2335484607bf11','["originalID","store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035e',1,1794899333883,'6afbfd850f2335484607bf11','["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]',NULL);
INSERT INTO history VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035f',1,1794899333883,'6afbfd850f2335484607bf11','["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','',1,1794899333546,'created','account','6afbfd850f2335484607bf0d',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',1,1794899333575,'created','store','6afbfd8508c054bfb1f3db68',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',2,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db69',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',3,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6a',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',4,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6b',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',5,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6c',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',6,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6d',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',7,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6e',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',8,1794899333577,'created','serviceType','6afbfd8508c054bfb1f3db6f',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',9,1794899333577,'created','language','6afbfd8508c054bfb1f3db70',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',10,1794899333577,'created','language','6afbfd8508c054bfb1f3db71',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',11,1794899333577,'created','language','6afbfd8508c054bfb1f3db72',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',12,1794899333577,'created','role','6afbfd8508c054bfb1f3db73',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',13,1794899333577,'created','user','6afbfd8508c054bfb1f3db74',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',14,1794899333883,'created','department','6afbfd851c5d0d7634d7035b',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',15,1794899333883,'created','department','6afbfd851c5d0d7634d7035c',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',16,1794899333883,'created','servingSizeLevel','6afbfd851c5d0d7634d7035d',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',17,1794899333883,'updated','language','6afbfd8508c054bfb1f3db70',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',18,1794899333883,'updated','language','6afbfd8508c054bfb1f3db72',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',19,1794899333883,'updated','language','6afbfd8508c054bfb1f3db71',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',20,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6b',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',21,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6e',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',22,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db69',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',23,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6d',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',24,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6a',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',25,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6c',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',26,1794899333883,'updated','serviceType','6afbfd8508c054bfb1f3db6f',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',27,1794899333883,'created','modifier','6afbfd851c5d0d7634d7035e',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',28,1794899333883,'created','category','6afbfd851c5d0d7634d7035f',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',29,1794899333911,'updated','department','6afbfd851c5d0d7634d7035b',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',1,1794899333546,'created','store','6afbfd850f2335484607bf0e',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',2,1794899333546,'created','serviceType','6afbfd850f2335484607bf14',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',3,1794899333546,'created','serviceType','6afbfd850f2335484607bf15',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',4,1794899333546,'created','serviceType','6afbfd850f2335484607bf16',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',5,1794899333546,'created','serviceType','6afbfd850f2335484607bf17',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',6,1794899333546,'created','serviceType','6afbfd850f2335484607bf18',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',7,1794899333546,'created','serviceType','6afbfd850f2335484607bf19',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',8,1794899333546,'created','serviceType','6afbfd850f2335484607bf1a',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',9,1794899333546,'created','language','6afbfd850f2335484607bf1b',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',10,1794899333546,'created','language','6afbfd850f2335484607bf1c',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',11,1794899333547,'created','language','6afbfd850f2335484607bf1d',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',12,1794899333547,'created','role','6afbfd850f2335484607bf1e',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',13,1794899333547,'created','user','6afbfd850f2335484607bf1f',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',14,1794899333720,'created','department','6afbfd851c5d0d7634d70341',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',15,1794899333730,'created','department','6afbfd851c5d0d7634d70342',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',16,1794899333739,'created','department','6afbfd851c5d0d7634d70343',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',17,1794899333748,'updated','department','6afbfd851c5d0d7634d70341',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',18,1794899333756,'updated','department','6afbfd851c5d0d7634d70341',3,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',19,1794899333765,'inactivated','department','6afbfd851c5d0d7634d70343',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20,1794899333774,'created','servingSizeLevel','6afbfd851c5d0d7634d70344',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',21,1794899333782,'created','category','6afbfd851c5d0d7634d70345',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',22,1794899333793,'created','modifier','6afbfd851c5d0d7634d70346',1,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',23,1794899333803,'updated','modifier','6afbfd851c5d0d7634d70346',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',24,1794899333814,'created','order','6afbfd851c5d0d7634d70347',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',25,1794899333814,'created','sale','6afbfd851c5d0d7634d70348',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',26,1794899333827,'created','order','6afbfd851c5d0d7634d7034b',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',27,1794899333840,'created','device','6afbfd851c5d0d7634d70350',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',28,1794899333840,'created','check','6afbfd851c5d0d7634d7034e',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',29,1794899333851,'created','device','6afbfd851c5d0d7634d70353',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',30,1794899333851,'updated','check','6afbfd851c5d0d7634d7034e',2,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',31,1794899333861,'created','check','6afbfd851c5d0d7634d70354',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',32,1794899333870,'closed','check','6afbfd851c5d0d7634d70354',2,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',33,1794899333870,'created','sale','6afbfd851c5d0d7634d70355',1,0);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',34,1794899333901,'updated','department','6afbfd851c5d0d7634d70342',2,1);
INSERT INTO event VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',35,1794899333933,'created','device','6afbfd851c5d0d7634d70362',1,0);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afbfd850f2335484607bf0d','first','de8d374030de5f444e6b1f6372aaf239dcff7b815015dda6bfd025bdff4b5be5','"1.co7ovzi"','',1794899333720,'6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70341',1);
INSERT INTO idempotency VALUES('6afbfd850f2335484607bf0d','second','ebda90781a9f3f92ed8865333f211758b72c90d07941040b5635e21fb6b3c69a','"2.co7ovzi"','',1794899333748,'6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70341',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf11','4f212e2cf34a8cd91fea0c226a5ba9336eb879e18bd525a39cc61a7108ad6a45','first key','',65535,0,1794899333547,0,0,1794899334046);
INSERT INTO api_key VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf12','e7b22087157a7115ba402fc6260eb835acce66074dbe6138c7a64867e68cfc6a','kiosk','',48,0,1794899333547,0,0,1794899333933);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL, factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '', factor_step INTEGER NOT NULL DEFAULT 0, last_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0f','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$yT07jxaXinrbIg/Ri/oyaA$EaAvv0MRoNG84fle2lypxcue8WE+6+C83fCLLzfnoNc','owner',1,1794899333547,'','',0,0);
INSERT INTO sign_in VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf10','6afbfd850f2335484607bf0e','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$KsmvTLozyXSWVKvStFCNqQ$sQOE1QdrpG+dlat7zRKhCee43Kq6FPIBAwy5O+Ky+ts','kiosk',1,1794899333547,'','',0,0);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', revoked_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','a0567c590ed02335ed47d21d22203877e453cf6cd63cb8ac57e680de1d35ad3d',10,1794899333547,'6afbfd850f2335484607bf13',0);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afbfd850f2335484607bf0d','1d1bed46645ea6285f66a010d4caa5efbfbda0c9ebd00fb3bd20a755ac1b51fc','png',1794899333883,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70346','1d1bed46645ea6285f66a010d4caa5efbfbda0c9ebd00fb3bd20a755ac1b51fc');
INSERT INTO image_use VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035e','1d1bed46645ea6285f66a010d4caa5efbfbda0c9ebd00fb3bd20a755ac1b51fc');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(445,1794899334051);
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
INSERT INTO sale VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70348','6afbfd850f2335484607bf0e',1,'paid','CLOSED','','','','EUR',20774,1,'6afbfd850f2335484607bf11',1794899333814,1794899333814,'order','1',1794899333814,488,1794899333814,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
INSERT INTO sale VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70355','6afbfd850f2335484607bf0e',2,'T2','CLOSED','','','','EUR',20454,1,'6afbfd850f2335484607bf11',1794899333870,1794899333870,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
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
INSERT INTO sale_line VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20454,'6afbfd851c5d0d7634d70355',0,1,'b','','Soup','','','','','','',1,500,500,0,0,0,0,0,0,60,0,'','');
INSERT INTO sale_line VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20774,'6afbfd851c5d0d7634d70348',0,1,'1','','Soup','','','','','','',1,500,500,0,0,0,50,0,0,488,0,'','');
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
INSERT INTO sale_tax VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20774,'6afbfd851c5d0d7634d70348',0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20454,'6afbfd851c5d0d7634d70355',0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20774,'6afbfd851c5d0d7634d70348',0,1,'6afbfd851c5d0d7634d70349','Other','',550,0,1794899333814);
CREATE TABLE sale_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO sale_counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',2);
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
INSERT INTO web_order VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70347','6afbfd850f2335484607bf0e','paid',1,'f0403bf9cbe06602a6b86ea4d717a4f9d5b477d0b98ecaf90d323bb872ae5d46',1,1,1,1,1794899333814,1794899333814,1794899333814,1794899333814,0,0,0,'',0,'EUR','','','6afbfd851c5d0d7634d70348',550,0,0,550,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afbfd851c5d0d7634d70349","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afbfd850f2335484607bf11","date":"2026-11-17T07:08:53.814Z"}],"isRefunded":false,"saleId":"6afbfd851c5d0d7634d70348","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afbfd850f2335484607bf11","date":"2026-11-17T07:08:53.814Z"}],"revision":1,"lastUpdated":"2026-11-17T07:08:53.814Z"}');
INSERT INTO web_order VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7034b','6afbfd850f2335484607bf0e','later',2,'3f9c96ddf9ac56d04989523a160db5877acc6fc44a3c9e76388e8bba672076ba',10,0,1,1,1794899333827,1794899333827,0,0,0,4070944800000,0,'',0,'EUR','','','6afbfd851c5d0d7634d7034c',500,0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afbfd850f2335484607bf11","date":"2026-11-17T07:08:53.827Z"}],"revision":1,"lastUpdated":"2026-11-17T07:08:53.827Z"}');
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70347','{"id":"6afbfd851c5d0d7634d70347","uniqueOrderID":"paid","orderDetails":[{"_id":"6afbfd851c5d0d7634d7034a","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbfd850f2335484607bf0e","dateCreated":"2026-11-17T07:08:53.814Z","createdBy":"6afbfd850f2335484607bf11"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;');
INSERT INTO web_order_text VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7034b','{"id":"6afbfd851c5d0d7634d7034b","uniqueOrderID":"later","orderDetails":[{"_id":"6afbfd851c5d0d7634d7034d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afbfd850f2335484607bf0e","dateCreated":"2026-11-17T07:08:53.827Z","createdBy":"6afbfd850f2335484607bf11","scheduledFor":"2099-01-01T11:00:00.000Z"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;');
CREATE TABLE web_order_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO web_order_counter VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',2);
CREATE TABLE job (
    account TEXT NOT NULL, store TEXT NOT NULL, name TEXT NOT NULL,
    next_ms INTEGER NOT NULL, holder TEXT NOT NULL DEFAULT '',
    leased_until_ms INTEGER NOT NULL DEFAULT 0, claims INTEGER NOT NULL DEFAULT 0,
    runs INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0,
    in_a_row INTEGER NOT NULL DEFAULT 0, last_error TEXT NOT NULL DEFAULT '',
    last_ms INTEGER NOT NULL DEFAULT 0, took_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, name))  WITHOUT ROWID ;
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','','erasure',1794899393606,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','','pulls',1794899393606,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','','retention',1794899393606,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','','settle_balances',1794899393606,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','deliver_webhooks',1794899393607,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','due_orders',1794899393606,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','deliver_webhooks',1794899393607,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','due_orders',1794899393606,'',0,0,0,0,0,'',0,0);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70350','ipad-1','','ipad-1','','','',1794899333840,0,1);
INSERT INTO device VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70353','ipad-2','','ipad-2','','','',1794899333851,0,1);
INSERT INTO device VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70362','kiosk-1','kiosk-1','','','','',1794899333933,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7034e','6afbfd850f2335484607bf0e','T1',2,'active',30,1767225600000,20454,1794899333851,0,2,'EUR','6afbfd851c5d0d7634d7034f',1,0,'{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}',X'0206697061642d3106697061642d32020180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d3000280a0d5edee66846396045f4c25c967c289a6ed528b5b0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
INSERT INTO pos_check VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70354','6afbfd850f2335484607bf0e','T2',2,'closed',32,1767225600000,20454,1794899333870,1794899333870,2,'EUR','6afbfd851c5d0d7634d70355',0,2,'','',X'0206697061642d3106697061642d32020180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd81000280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e0102026c6101000101029d74513d90674858d39f273ce1a963f9026c620101010202c17b8f1f6f80251bd2aacf13876ba16c');
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number));
INSERT INTO pos_check_submission VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7034e',1,'ipad-1',1767225600000,1767225600000,1794899333840,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6afbfd850f2335484607bf11','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7034e',2,'ipad-2',1767225600000,1767225600000,1794899333851,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6afbfd850f2335484607bf11','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70354',1,'ipad-1',1767225600000,1767225600000,1794899333861,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6afbfd850f2335484607bf11','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d70354',2,'ipad-2',1767225600000,1767225600000,1794899333870,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6afbfd850f2335484607bf11','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6afbfd850f2335484607bf0d','6afbfd851c5d0d7634d7035a','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70354','T2',0,1,'ipad-1','["la"]','open',1794899333870,0,'');
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',20774,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','category',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','department',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','employee',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','hour',20774,'8','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','item',20774,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','service_type',20774,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','subcategory',20774,'','','','','',1,1,500,0,0,0,50);
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
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db69','serviceType','6afbfd850f2335484607bf14','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf14',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6a','serviceType','6afbfd850f2335484607bf15','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf15',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6b','serviceType','6afbfd850f2335484607bf16','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf16',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6c','serviceType','6afbfd850f2335484607bf17','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf17',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6d','serviceType','6afbfd850f2335484607bf18','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf18',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6e','serviceType','6afbfd850f2335484607bf19','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf19',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db6f','serviceType','6afbfd850f2335484607bf1a','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf1a',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db70','language','6afbfd850f2335484607bf1b','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf1b',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db71','language','6afbfd850f2335484607bf1c','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf1c',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd8508c054bfb1f3db72','language','6afbfd850f2335484607bf1d','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf1d',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d7035b','department','6afbfd851c5d0d7634d70342','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70342',2,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d7035c','department','6afbfd851c5d0d7634d70341','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70341',3,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d7035d','servingSizeLevel','6afbfd851c5d0d7634d70344','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70344',1,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d7035e','modifier','6afbfd851c5d0d7634d70346','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70346',2,1);
INSERT INTO pull_link VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d7035f','category','6afbfd851c5d0d7634d70345','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70345',1,1);
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO web_of_copies VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0d',2);
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
INSERT INTO pull VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',1,'6afbfd851c5d0d7634d70360','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf11','["copyAll"]','{"pullId":"6afbfd851c5d0d7634d70360","store":"6afbfd8508c054bfb1f3db68","sourceStore":"6afbfd850f2335484607bf0e","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afbfd850f2335484607bf1b","id":"6afbfd8508c054bfb1f3db70","name":"English","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbfd850f2335484607bf1d","id":"6afbfd8508c054bfb1f3db72","name":"French","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afbfd850f2335484607bf1c","id":"6afbfd8508c054bfb1f3db71","name":"Spanish","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf16","id":"6afbfd8508c054bfb1f3db6b","name":"Bar Tab","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf19","id":"6afbfd8508c054bfb1f3db6e","name":"Delivery","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf14","id":"6afbfd8508c054bfb1f3db69","name":"Dine In","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf18","id":"6afbfd8508c054bfb1f3db6d","name":"For Here","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf15","id":"6afbfd8508c054bfb1f3db6a","name":"QSR","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf17","id":"6afbfd8508c054bfb1f3db6c","name":"To Go","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afbfd850f2335484607bf1a","id":"6afbfd8508c054bfb1f3db6f","name":"Web Order","fields":[],"message":"A record of the store has the name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1794899333883,0,15);
INSERT INTO pull VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',2,'6afbfd851c5d0d7634d70361','6afbfd850f2335484607bf0e','6afbfd850f2335484607bf11','["menuItems"]','{"pullId":"6afbfd851c5d0d7634d70361","store":"6afbfd8508c054bfb1f3db68","sourceStore":"6afbfd850f2335484607bf0e","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1794899333911,0,1);
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db69','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6a','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6b','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6c','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6d','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6e','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db6f','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db70','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db71','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd8508c054bfb1f3db72','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd851c5d0d7634d7035b','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd851c5d0d7634d7035c','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd851c5d0d7634d7035d','servingSizeLevel',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd851c5d0d7634d7035e','modifier',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70360','6afbfd851c5d0d7634d7035f','category',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68','6afbfd851c5d0d7634d70361','6afbfd851c5d0d7634d7035b','department',1,2,'6afbfd851c5d0d7634d70342','6afbfd850f2335484607bf0e','6afbfd851c5d0d7634d70342',1,1);
CREATE TABLE kiosk_token (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, device_id TEXT NOT NULL,
    licence TEXT NOT NULL, sign_in TEXT NOT NULL, created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL, epoch TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
INSERT INTO kiosk_token VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e','33d84b737ba3a5e3229cfa4ecb04cbcfb59c036245585bc34555372eff0ccd74','kiosk-1','6afbfd850f2335484607bf13','6afbfd850f2335484607bf10',1794899333933,1795504133933,0,'co7ovzi');
CREATE TABLE kiosk_guard (
    account TEXT NOT NULL, guard TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (account, guard, at_ms))  WITHOUT ROWID;
CREATE TABLE pull_run (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, started_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO pull_run VALUES('6afbfd850f2335484607bf0d','6afbfd861c5d0d7634d70363',1,'6afbfd850f2335484607bf0e','6afbfd850f2335484607bf11','["reason"]',1794899334046,1794985734000,'scheduled',0,0);
CREATE TABLE pull_run_store (
    account TEXT NOT NULL, run TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, next_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store))  WITHOUT ROWID;
INSERT INTO pull_run_store VALUES('6afbfd850f2335484607bf0d','6afbfd861c5d0d7634d70363','6afbfd8508c054bfb1f3db68',1,'pending',0,0,0,'','');
CREATE TABLE audit (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    who TEXT NOT NULL, session TEXT NOT NULL, network TEXT NOT NULL, address TEXT NOT NULL,
    operation TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    fields TEXT NOT NULL, outcome TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, store, number))  WITHOUT ROWID;
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','',1,1794899333546,'operator','','','','init','account','6afbfd850f2335484607bf0d',0,'','done','69711809583a3df52d246d48cb6ffc9599946199d58c8f6230d2067b51763143');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','',2,1794899333575,'operator','','','','addStore','store','6afbfd8508c054bfb1f3db68',0,'','done','a348c2aef8c7f119178a78c71327dcb191c4682ab4c6264f86e7a81b83e627d5');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','',3,1794899334046,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','pullIntoStores','pull','',0,'reason at','done','204501238897de2656b7cd4c5687bee7de7cdf919ae35e6a6ce5d00fba008852');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',1,1794899333883,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','pullMenu','pull','',0,'copyAll','done','1cbc0ce942485927b00f40ceda1d1239739f77de57b26c569d82ff38967c1bde');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd8508c054bfb1f3db68',2,1794899333911,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','pullMenu','pull','',0,'menuItems','done','94f0e4251f1b3c9956df9e6368364e256ba9ffc9df449aa6f1d0ccd3b01e2900');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',1,1794899333720,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createDepartment','department','6afbfd851c5d0d7634d70341',1,'store createdFor createdAt activeStatus name isDelete','done','ff11e2f1461beceb1fbb01c8fb9e609c3399b73e9a0dedc0190765777e9f66f1');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',2,1794899333730,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createDepartment','department','6afbfd851c5d0d7634d70342',1,'store createdFor createdAt activeStatus name description isDelete','done','7ee72120a537f6540cdd1325b83204bbd5226eb026b65c649e7322c548a34cee');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',3,1794899333739,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createDepartment','department','6afbfd851c5d0d7634d70343',1,'store createdFor createdAt activeStatus name isDelete','done','75bb5de495f472f547f04c6a2a96ed9a0026f5238225aebc035141cba4c1e21a');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',4,1794899333748,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','updateDepartment','department','6afbfd851c5d0d7634d70341',2,'name departmentCode','done','a30cc305011c8f58dbcc266153c189713fdcef7cc5097c6de7625ac85a5e9ea6');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',5,1794899333756,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','updateDepartment','department','6afbfd851c5d0d7634d70341',3,'description','done','66c8bcd4da64c506c4dbd05226caf2474f8c16cc1ea239b55880c2353adc79ee');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',6,1794899333765,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','updateDepartment','department','6afbfd851c5d0d7634d70343',2,'activeStatus isDelete','done','58e6729282825accfdb1eacb04b3b175ab63fe814da2895910fc497b739777e8');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',7,1794899333774,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createServingSizeLevel','servingSizeLevel','6afbfd851c5d0d7634d70344',1,'store createdFor createdAt activeStatus name default','done','abea74273f2a0271e1ce48a2a1fb8483a2a55e6c0ec956575d970d05c66b5e93');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',8,1794899333782,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createCategory','category','6afbfd851c5d0d7634d70345',1,'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion','done','060fbe0a74b986b0384b3edba101445b54a039120db50b4fa3a59793832c5f01');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',9,1794899333793,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','createModifier','modifier','6afbfd851c5d0d7634d70346',1,'store createdFor createdAt activeStatus name imageAvailable imageVersion','done','c4a0994cc5f1c7d9a7331420a47b4d380bc4671594885bdd29d021c4dede1867');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',10,1794899333803,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','uploadModifierImage','modifier','6afbfd851c5d0d7634d70346',2,'imageAvailable imageUrl imageExtension imageVersion','done','156ca9a867a21c2d0e22dce6758aabdce4668837f7200a224d4b82e1f34f1997');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',11,1794899333814,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','saveWebOrder','order','',0,'uniqueOrderID paymentPaid orderDetails','done','988ef5712f0537bdf61dc4809a35f00ad6b7dd1ac7e5a612c9719cf497966609');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',12,1794899333827,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','saveWebOrder','order','',0,'uniqueOrderID orderDetails deliveryDetail','done','9efc0d8d2306b143522182f078c9ba9281847a8d432e7fd3b2d80af1b3db313e');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',13,1794899333840,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','addOrUpdateCheck','check','',0,'checkID node data','done','7ddcce8fe09c907647f553b17e090f06bc9d6d6ca8a8f7579eed9525bbe7dfd3');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',14,1794899333851,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','addOrUpdateCheck','check','',0,'checkID node data','done','be74225a7d9fe943047c345e71f4121f587bae01dd0b1474620c8a218fdf67e7');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',15,1794899333861,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','addOrUpdateCheck','check','',0,'checkID node data','done','81fb1d0b314bb225e7c472f8bdc93b49e996c1fee7657c2ee0ae6b4504f23f6a');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',16,1794899333870,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','addOrUpdateCheck','check','',0,'checkID node data','done','5b27d11a7981aac4ccd77512a0a1fdc73242d147af52d675040822ef5135f100');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',17,1794899333901,'6afbfd850f2335484607bf11','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','updateDepartment','department','6afbfd851c5d0d7634d70342',2,'departmentCode','done','45d7fc2b3e347367bb6d0e6dceb8d37e9fbece7caff80c9c0fbfc9ce51c422f8');
INSERT INTO audit VALUES('6afbfd850f2335484607bf0d','6afbfd850f2335484607bf0e',18,1794899333933,'6afbfd850f2335484607bf12','','127.0.0.0/24','da3f4b11c08f44d5be3aa8119bcd0dde','logInAtKiosk','kiosk','',0,'emailId deviceId password','done','6a2aee06fe9311262ecbe87a4e97775394fd2582b1c827bfde995f0b922a709e');
CREATE TABLE session (
    account TEXT NOT NULL, hash TEXT NOT NULL, id TEXT NOT NULL, sign_in TEXT NOT NULL,
    created_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, network TEXT NOT NULL, address TEXT NOT NULL, agent TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
CREATE TABLE audit_base (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID;
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
CREATE UNIQUE INDEX licence_id ON licence (account, id);
CREATE INDEX kiosk_token_device ON kiosk_token (account, device_id, store);
CREATE INDEX kiosk_token_licence ON kiosk_token (account, licence);
CREATE INDEX kiosk_token_age ON kiosk_token (account, expires_ms);
CREATE INDEX kiosk_guard_age ON kiosk_guard (account, at_ms);
CREATE UNIQUE INDEX pull_run_number ON pull_run (account, number);
CREATE INDEX pull_run_ended ON pull_run (account, ended_ms, at_ms);
CREATE UNIQUE INDEX session_id ON session (account, id);
CREATE INDEX session_sign_in ON session (account, sign_in, created_ms);
CREATE INDEX session_age ON session (account, expires_ms);
CREATE INDEX audit_time ON audit (account, store, at_ms, number);
CREATE INDEX audit_who ON audit (account, store, who, at_ms, number);
CREATE INDEX audit_operation ON audit (account, store, operation, at_ms, number);
CREATE INDEX audit_id ON audit (account, store, id, at_ms, number) WHERE id <> '';
CREATE INDEX audit_outcome ON audit (account, store, outcome, at_ms, number) WHERE outcome <> 'done';
CREATE INDEX key_address_first ON key_address (account, key, first_ms);
CREATE INDEX key_address_last ON key_address (account, last_ms);
CREATE INDEX erasure_open ON erasure (account, asked_ms, id) WHERE done_ms = 0;
PRAGMA writable_schema=OFF;
COMMIT;
