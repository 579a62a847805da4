-- A database of schema 10 as the program of that time left it. key cmd_VCiiypQ8CUOMgISL6ACXJOdwxgFD9g0qbBVSQxuvGx5 department 6aff5a55828286f5839915ae
PRAGMA user_version = 10;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('newest_account','6aff5a54bf64a342cf99d1f2');
INSERT INTO installation VALUES('oldest_program','10');
INSERT INTO installation VALUES('pepper','7d543fecc9708b06d31c87381fb85862ee1bc03c66c6736ef11db13a7e859b1d');
INSERT INTO installation VALUES('ran_ms','1407');
INSERT INTO installation VALUES('reached','tlwk3k8 29');
INSERT INTO installation VALUES('release','1');
INSERT INTO installation VALUES('searched_to','38');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    configuration INTEGER NOT NULL DEFAULT 0, audit_number INTEGER NOT NULL DEFAULT 0,
    audit_hash TEXT NOT NULL DEFAULT '', audit_hour INTEGER NOT NULL DEFAULT 0, reached TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6aff5a54bf64a342cf99d1f2','',1,1,3,'4789e7db50e1291377c7435ec2444e20def721fd3580f650e3bfd52757ffcd5e',498644,'di0w1op 26');
INSERT INTO scope VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',35,34,18,'2b387b2d6b45f0920e095a4a591a2f001ed8e603af084c846e8ccb4342df4134',498644,'di0w1op 25');
INSERT INTO scope VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',29,29,2,'a76b8bcc067470878b06642e218c07518766088d29a211bafeb2329f675f127b',498644,'di0w1op 24');
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    facet TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
INSERT INTO record VALUES(1,'6aff5a54bf64a342cf99d1f2','','account','6aff5a54bf64a342cf99d1f2',1,'','trattoria','trattoria','trattoria',1,1,1,'','{"id":"6aff5a54bf64a342cf99d1f2","originalID":"6aff5a54bf64a342cf99d1f2","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.306Z","lastUpdated":"2026-11-19T20:21:41.306Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO record VALUES(2,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','store','6aff5a54bf64a342cf99d1f3',1,'','old town','old town','old town',1,1,1,'','{"id":"6aff5a54bf64a342cf99d1f3","originalID":"6aff5a54bf64a342cf99d1f3","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.306Z","lastUpdated":"2026-11-19T20:21:41.306Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(3,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1f9',1,'','dine in','dine in','dine intableservice',1,2,1,'','{"id":"6aff5a55bf64a342cf99d1f9","originalID":"6aff5a55bf64a342cf99d1f9","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.306Z","lastUpdated":"2026-11-19T20:21:41.306Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(4,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1fa',1,'','qsr','qsr','qsrqsr',1,3,1,'','{"id":"6aff5a55bf64a342cf99d1fa","originalID":"6aff5a55bf64a342cf99d1fa","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.306Z","lastUpdated":"2026-11-19T20:21:41.306Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(5,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1fb',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'','{"id":"6aff5a55bf64a342cf99d1fb","originalID":"6aff5a55bf64a342cf99d1fb","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(6,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1fc',1,'','to go','to go','to gotogo',1,5,1,'','{"id":"6aff5a55bf64a342cf99d1fc","originalID":"6aff5a55bf64a342cf99d1fc","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(7,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1fd',1,'','for here','for here','for hereforhere',1,6,1,'','{"id":"6aff5a55bf64a342cf99d1fd","originalID":"6aff5a55bf64a342cf99d1fd","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(8,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1fe',1,'','delivery','delivery','deliverydelivery',1,7,1,'','{"id":"6aff5a55bf64a342cf99d1fe","originalID":"6aff5a55bf64a342cf99d1fe","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(9,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType','6aff5a55bf64a342cf99d1ff',1,'','web order','web order','web orderweborder',1,8,1,'','{"id":"6aff5a55bf64a342cf99d1ff","originalID":"6aff5a55bf64a342cf99d1ff","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(10,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','language','6aff5a55bf64a342cf99d200',1,'','english','english','englishenenglish',1,9,1,'','{"id":"6aff5a55bf64a342cf99d200","originalID":"6aff5a55bf64a342cf99d200","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(11,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','language','6aff5a55bf64a342cf99d201',1,'','spanish','spanish','spanishesespanol',1,10,1,'','{"id":"6aff5a55bf64a342cf99d201","originalID":"6aff5a55bf64a342cf99d201","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(12,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','language','6aff5a55bf64a342cf99d202',1,'','french','french','frenchfrfrancais',1,11,1,'','{"id":"6aff5a55bf64a342cf99d202","originalID":"6aff5a55bf64a342cf99d202","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(13,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','role','6aff5a55bf64a342cf99d203',1,'','owner','owner','owner',1,12,1,'','{"id":"6aff5a55bf64a342cf99d203","originalID":"6aff5a55bf64a342cf99d203","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(14,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','user','6aff5a55bf64a342cf99d204',1,'','','owner','ownerowner',1,13,1,'','{"id":"6aff5a55bf64a342cf99d204","originalID":"6aff5a55bf64a342cf99d204","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.307Z","lastUpdated":"2026-11-19T20:21:41.307Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6aff5a55bf64a342cf99d203"],"signIn":"6aff5a54bf64a342cf99d1f4"}');
INSERT INTO record VALUES(15,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','store','6aff5a55e57a67a45fd3c5c4',1,'','uptown','uptown','uptown',1,1,1,'','{"id":"6aff5a55e57a67a45fd3c5c4","originalID":"6aff5a55e57a67a45fd3c5c4","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.459Z","lastUpdated":"2026-11-19T20:21:41.459Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(16,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5c5',1,'','dine in','dine in','dine intableservice',2,22,1,'','{"id":"6aff5a55e57a67a45fd3c5c5","originalID":"6aff5a55bf64a342cf99d1f9","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(17,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5c6',1,'','qsr','qsr','qsrqsr',2,24,1,'','{"id":"6aff5a55e57a67a45fd3c5c6","originalID":"6aff5a55bf64a342cf99d1fa","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(18,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5c7',1,'','bar tab','bar tab','bar tabbartab',2,20,1,'','{"id":"6aff5a55e57a67a45fd3c5c7","originalID":"6aff5a55bf64a342cf99d1fb","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(19,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5c8',1,'','to go','to go','to gotogo',2,25,1,'','{"id":"6aff5a55e57a67a45fd3c5c8","originalID":"6aff5a55bf64a342cf99d1fc","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(20,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5c9',1,'','for here','for here','for hereforhere',2,23,1,'','{"id":"6aff5a55e57a67a45fd3c5c9","originalID":"6aff5a55bf64a342cf99d1fd","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(21,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5ca',1,'','delivery','delivery','deliverydelivery',2,21,1,'','{"id":"6aff5a55e57a67a45fd3c5ca","originalID":"6aff5a55bf64a342cf99d1fe","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(22,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType','6aff5a55e57a67a45fd3c5cb',1,'','web order','web order','web orderweborder',2,26,1,'','{"id":"6aff5a55e57a67a45fd3c5cb","originalID":"6aff5a55bf64a342cf99d1ff","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(23,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','language','6aff5a55e57a67a45fd3c5cc',1,'','english','english','englishenenglish',2,17,1,'','{"id":"6aff5a55e57a67a45fd3c5cc","originalID":"6aff5a55bf64a342cf99d200","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(24,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','language','6aff5a55e57a67a45fd3c5cd',1,'','spanish','spanish','spanishesespanol',2,19,1,'','{"id":"6aff5a55e57a67a45fd3c5cd","originalID":"6aff5a55bf64a342cf99d201","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.466Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(25,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','language','6aff5a55e57a67a45fd3c5ce',1,'','french','french','frenchfrfrancais',2,18,1,'','{"id":"6aff5a55e57a67a45fd3c5ce","originalID":"6aff5a55bf64a342cf99d202","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.467Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"operator","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(26,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','role','6aff5a55e57a67a45fd3c5cf',1,'','owner','owner','owner',1,12,1,'','{"id":"6aff5a55e57a67a45fd3c5cf","originalID":"6aff5a55e57a67a45fd3c5cf","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.467Z","lastUpdated":"2026-11-19T20:21:41.467Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_KITCHEN","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(27,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','user','6aff5a55e57a67a45fd3c5d0',1,'','','owner','ownerowner',1,13,1,'','{"id":"6aff5a55e57a67a45fd3c5d0","originalID":"6aff5a55e57a67a45fd3c5d0","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.467Z","lastUpdated":"2026-11-19T20:21:41.467Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6aff5a55e57a67a45fd3c5cf"],"signIn":"6aff5a54bf64a342cf99d1f4"}');
INSERT INTO record VALUES(28,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department','6aff5a55828286f5839915ae',1,'','kitchen','kitchen','kitchenk',3,18,1,'','{"id":"6aff5a55828286f5839915ae","originalID":"6aff5a55828286f5839915ae","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.793Z","lastUpdated":"2026-11-19T20:21:41.987Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(29,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department','6aff5a55828286f5839915af',1,'','bar','bar','barb',2,34,1,'','{"id":"6aff5a55828286f5839915af","originalID":"6aff5a55828286f5839915af","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:41.870Z","lastUpdated":"2026-11-19T20:21:42.461Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(30,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department','6aff5a55828286f5839915b0',0,'','garden','garden','garden',2,19,1,'','{"id":"6aff5a55828286f5839915b0","originalID":"6aff5a55828286f5839915b0","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T20:21:41.916Z","lastUpdated":"2026-11-19T20:21:42.034Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO record VALUES(31,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','servingSizeLevel','6aff5a56828286f5839915b1',1,'','large','large','large',1,20,1,'','{"id":"6aff5a56828286f5839915b1","originalID":"6aff5a56828286f5839915b1","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.065Z","lastUpdated":"2026-11-19T20:21:42.065Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(32,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','category','6aff5a56828286f5839915b2',1,'','pizza','pizza','pizza',1,21,1,'1','{"id":"6aff5a56828286f5839915b2","originalID":"6aff5a56828286f5839915b2","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.102Z","lastUpdated":"2026-11-19T20:21:42.102Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Pizza","level":1,"department":"6aff5a55828286f5839915ae","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO record VALUES(33,'6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','modifier','6aff5a56828286f5839915b3',1,'','olives','olives','olives',2,23,1,'','{"id":"6aff5a56828286f5839915b3","originalID":"6aff5a56828286f5839915b3","store":"6aff5a54bf64a342cf99d1f3","createdFor":"6aff5a54bf64a342cf99d1f3","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.143Z","lastUpdated":"2026-11-19T20:21:42.173Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6aff5a54bf64a342cf99d1f2/4633cebb82d8212276e477e987995a8d93a6d43c5d1d520105f7f775ba6de995.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO record VALUES(34,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','department','6aff5a56828286f5839915c6',1,'','bar','bar','barb',2,29,1,'','{"id":"6aff5a56828286f5839915c6","originalID":"6aff5a55828286f5839915af","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.404Z","lastUpdated":"2026-11-19T20:21:42.497Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(35,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','department','6aff5a56828286f5839915c7',1,'','kitchen','kitchen','kitchenk',1,15,1,'','{"id":"6aff5a56828286f5839915c7","originalID":"6aff5a55828286f5839915ae","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.404Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(36,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','servingSizeLevel','6aff5a56828286f5839915c8',1,'','large','large','large',1,16,1,'','{"id":"6aff5a56828286f5839915c8","originalID":"6aff5a56828286f5839915b1","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.404Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(37,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','modifier','6aff5a56828286f5839915c9',1,'','olives','olives','olives',1,27,1,'','{"id":"6aff5a56828286f5839915c9","originalID":"6aff5a56828286f5839915b3","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.404Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6aff5a54bf64a342cf99d1f2/4633cebb82d8212276e477e987995a8d93a6d43c5d1d520105f7f775ba6de995.png","imageExtension":"png","imageVersion":1,"imageWidth":16,"imageHeight":32}');
INSERT INTO record VALUES(38,'6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','category','6aff5a56828286f5839915ca',1,'','pizza','pizza','pizza',1,28,1,'1','{"id":"6aff5a56828286f5839915ca","originalID":"6aff5a56828286f5839915b2","store":"6aff5a55e57a67a45fd3c5c4","createdFor":"6aff5a55e57a67a45fd3c5c4","ownedBy":"6aff5a54bf64a342cf99d1f2","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T20:21:42.404Z","lastUpdated":"2026-11-19T20:21:42.404Z","createdBy":"6aff5a54bf64a342cf99d1f6","modifiedBy":"6aff5a54bf64a342cf99d1f6","revision":1,"name":"Pizza","level":1,"department":"6aff5a56828286f5839915c7","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'268265');
INSERT INTO record_search_data VALUES(10,X'000000000101010001010101');
INSERT INTO record_search_data VALUES(137438953473,X'000005e904301f62610502090d02090202646508020a0d020a0202656e0a0409050d0409050301730b0409050d0409050202666f07020a0d020a0301720c0408050d04080502026f770e02070d0207020271730402050d0205020274610302090d020903016f0602070d02070202776509020b0d020b010320676f0602040d0204020268650702050d02050202696e0302060d020602026f720902050d0205020274610502050d020503016f020205010361621f0502070d020703016c03020b0d020b020269730c02110d021102026e630c020e0d020e0301690b02040d020403016f0b02100d02100202721f1d02030502030301200502030d02030301641e02030301671f020305020303017405020b0d020b020274740102040103621f620502080d02080202206f0902040d0204020261720504020a0d04020a0b020205020202026c6503020c0d020c02026f7209020e0d020e01036361690c02100d02100202681f0c02060d02060301651c020507020501036420740202040202656c0804020b0d04020b03016e1e02050301720904080b0d04080b0202696e0302020d02020103651f660702090d0209020220690302050d0205020262200902030d020303016f09020d0d020d02026c690804030b0d04030b02026e1f0a020a0d020a0502070702070301630c02040d02040301670a04020d0d04020d0202721f0902090502050802090502050301650704070a0d04070a0301760302100d02100301790804070b0d04070b0202731f0b020a0d020a03016503020e0d020e0301700b020d0d020d0103666f720704020b0d04020b0202721f0c02090d02090301610c020c0d020c0301650c02020d020201036761721e020202026c690a04040d0d04040d02026f1f0602050d02050103681f650a02080102080c02080102080301660c02070d02070202656e1c02060702060301720704060a0d04060a01036963650302130d021302026e1f0302070d02070301650302030d0203020273680a04060d0102060c04060d010206020274631c0203070203020276650804050b0d04050b0c020404020402027a7a20020306020301036b69741c020207020201036c61721f0202050202020264200202030202657303020d0d020d020269730a04050d0d04050d0301760804040b0d04040b0c020304020301036e1f650a020b0d020b03016b1c02080702080301740302080d0208020263610c020f0d020f0301680c02050d0205020265200302040d02040301720d0204010404080c0204010404080202676c0a04030d0d04030d020269730b02050d020502026f6c0b02110d021101036f1f740602060d0206020220670602030d02030202676f0602090d020902026c64020202030169210202040202020272200702030d02030301640904060b0d04060b03016807020c0d020c0301690102070202776e0202070b0202010402080102050b020201040208010370616e0b04030e0d04030e0202697a2002020602020202746f0f02030103717372040402060d0402060103721f621d02040502040301660c020a0d020a03016f0e02060d02060301710402040d020403017709020a0d020a020220680702040d02040301740502040d02040202616e0c020d0d020d030174010203020264650904070b0d04070b0802040202651f0702080d020803016e0c02030d0203020267651f02040502040202686507020d0d020d020269610102080202746105020c0d020c020276690302110d02110202791f0802080d02080103731f650b020b0d020b0202657203020f0d020f0202681f0a02070102070c0207010207020270610b04020e0d04020e0202721f0402030d0203010374616203020a020406090b020a02040609020263681c020407020402026f200602020d02020301670602080d02080301720102060301770202060d0204020272610102020202746f01020501037570740f020201037665720804060b0d04060b030173210205040205020269630302120d021201037765620904020c0d04020c02026e650d0203010403080c0203010403080103791f640802090d020901037a7a61200204060204040b0a0c0b0a0b0a0a0a090a0b0a0a0a0a060b090a0a09090a09060909070b0a120a0a0b0a09080c060b0a0b0a0a090c10090b100b090b0a09090d0a0909080c0a11090a0b0b0a09120a120a0b0b070a0c110b09090a090a110c0a0a0b0a0a07090a0b0906180d0a070d0b090909090a090a060f0a090a0a070a0a0a0b0a100c0a130a0a0906090707080d090a0d120b');
CREATE TABLE IF NOT EXISTS 'record_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO record_search_idx VALUES(1,X'',2);
CREATE TABLE IF NOT EXISTS 'record_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO record_search_config VALUES('version',4);
CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active))  WITHOUT ROWID ;
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','','account',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','category',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department',0,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department',1,2);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','language',1,3);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','modifier',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','role',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','serviceType',1,7);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','store',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','user',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','category',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','department',1,2);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','language',1,3);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','modifier',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','role',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','serviceType',1,7);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','store',1,1);
INSERT INTO counter VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d203','allPrivileges','6aff5a54bf64a342cf99d1f3','role','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d203','managesStaff','6aff5a54bf64a342cf99d1f3','role','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d204','roles','6aff5a55bf64a342cf99d203','user','role');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d204','signIn','6aff5a54bf64a342cf99d1f4','user','signIn');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cf','allPrivileges','6aff5a55e57a67a45fd3c5c4','role','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cf','managesStaff','6aff5a55e57a67a45fd3c5c4','role','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5d0','roles','6aff5a55e57a67a45fd3c5cf','user','role');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5d0','signIn','6aff5a54bf64a342cf99d1f4','user','signIn');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b1','default','6aff5a54bf64a342cf99d1f3','servingSizeLevel','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b2','department','6aff5a55828286f5839915ae','category','department');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c8','default','6aff5a55e57a67a45fd3c5c4','servingSizeLevel','store');
INSERT INTO reference VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915ca','department','6aff5a56828286f5839915c7','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f2',1,1795119701306,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',1,1795119701306,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915ae',1,1795119701793,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915ae',2,1795119701946,'6aff5a54bf64a342cf99d1f6','["name","departmentCode"]',X'28b52ffd64a8003d0600128d2922504bab03330d06c9cf36413d56f689754540830af162e18fda8c9c43f0c9cc4ca801111b1975f9ed655611f9e7edbdc5f3cbd0e607e59bc7911b16b2e3f6183f5f8d01a1a3323f4f405800004a12a53cd201430984122b1de979826d6d3fdb809d8f8dd636d806ee457f8e7c0ba48781b68dc3836fd1b675e1f273c4a1c6985b528268b29c42b2f075541430daf002c3f7f35585184314e5969294a428a5ca395dcf373e440a004b1df41803a2c94099ba073bc64361bb48d9c6a584330ad65ca22a03c1a0be75');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915ae',3,1795119701987,'6aff5a54bf64a342cf99d1f6','["description"]',X'28b52ffd64c000d50600828e2d23406bab033b1f0449005a1d5595d20ff4c698d8d911a324da90d993757c84c9300c00040f3b1d7deddbebec62f2d15d5434dca7a536d61d1dee42d35cf0f67d141ea9761879f263253f76f139fa622c85b906424f758ece48184022292da986a803961029219642d4db15dbea8ed621bb7d3a5adb601fdc8d1e21ed1da01a04dc428628e380dbd695cdd193971c63af514aa2ca7a09cacad87341e028640596f1e8ab4b622c6196b718c528665974794fd7db1ddf210b00f32994a54e7b8c853b6ca44cc3831df8a1b05da46ce352c219056b2e51950104aa6903');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915af',1,1795119701870,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915af',2,1795119702461,'6aff5a54bf64a342cf99d1f6','["departmentCode"]',X'28b52ffd64c100bd060052ce2c225069ab03c38a08926efb9bf251d90fcd2f0033362aa8d6b86e33b2dc1b26313363420d3b1b85eedbdbac62f2d1e3a30fb10fcfe2fdb064e6bea34b4ddc7d19ea1c257727f264c74a86fc22e3e8ec3d8b9eda1c1d0109680049714939441d2c099112822944dd7d605bdfd13664bbcf466b1bac839bd123c4bd05d442e2adf3883212bc6d5dc91c3d81e92d0b649492a8c26082b232f6541434eab002cb7874a82b2d4bd216644d35d5d6d205a1b2bb3f3e430b00024a784b1df41803a2c94099ba073bc64361bb48d9c6a584330ad65ca22a03579758cc');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915b0',1,1795119701916,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55828286f5839915b0',2,1795119702034,'6aff5a54bf64a342cf99d1f6','["activeStatus","isDelete"]',X'28b52ffd64aa004d0600320d2a22406bab033b1f0449183551b3cafefa5b637467429040add466896950858c611806040f3c9b75ecdcdc7062be9f436e7209cece8b853fca0ee39bafc1f2b9d7e2e2e7aa2d20f4dce6e7094a174215a68821e860e9a17a2884a0b30b706ffb61866cf6c9e86d036ebc66f607616f00d410d018324419071af7b2647e9e386d6b390629c92aca291496b167a2a059f8149e8c3f471449d74a96e4d48216b4a4b4c9b955676fef0e010a004b1df41803a2c94099ba073bc64361bb48d9c6a584330ad65ca22a03f27c6998');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1f9',1,1795119701306,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1fa',1,1795119701306,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1fb',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1fc',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1fd',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1fe',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d1ff',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d200',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d201',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d202',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d203',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55bf64a342cf99d204',1,1795119701307,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',1,1795119701459,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c5',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c5',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd64a000fd0600028f2f2330895607e4c029d361d5cb5855cb3f8373f60397c2b4c101e27204f01e102e23220a0c0dc97da1369d4d9da3338cc680807130030bc5e3eefc7a42f939ba6c005876e3ee1c597994dce5eca7274c3b369c91a3d35997b233a153509f851cfda0b51590964bca29eab1a4434a87a614757706d785472ca1d5fd91d4ad0e9e747d7ba4b857858a092e4b7c6a2176b588b0161690a5c2a45300725da6efe88be9ac4fa381acec84a6f3e8ecb1878091ad4db44d30666c598cdbee0efb0c010a00777c3ddf80685c50a6eec18ef142612fa43663295119656b2e51950167249ceb');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c6',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c6',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd64930075060092cd2a22406bab033b1f8b92f8f73f855a1981983745e53e6d2c6d10a4621ff4234c8661002011a9fda197e3f2e2b661657e8ec03878bb3a52f941ed4a5c661be585fba2e3e71c3b5997f8168566b2f1f305c61400520da586a4840425104ab084a4b70f68e7fbd107773bf3e86c8636db2e7f90f60e4810bd24812e29452a0619d483c053c521722c78daa9ec7eae94633304068d54b66139fe9cb9e5140f2e950b968ba56be58230d9dbdf1e220b0098b9bd3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8ca56beb1e3');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c7',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c7',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd649a00bd0600520e2d225069ab0303aa885d26e805d283d20454af810be6e9b4d7e7936afbb9370ca3aa6a600d89fb63724b6ec6d11b0661c03c76f43e474f2802a0b5b9fb2ed4394aee8ee4871ddb1c19cac5d15b4eed6548c840988f2a8e9ed0da0a48cb25e5108558d221a5435388babbc04e8547dbe8e9fe34a6ce8375f07c7a84b84f46c50497253eb5125d2d26d6a381eb2cc8960470a76ebfa3af6d399f8102853aacc02d8fae3cf61218d952a5a9c2963165316abb3be433040b00bc29bc3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8ca3cf12af6');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c8',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c8',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd649600ad0600128e2c23408baa033bef23210e8911849552027c6bb34061d9586aa6e016bba13422c11c45d70411aafd216ef376e4e70d46c3eda4b5f9393300d8f1768524f383da19de6627da0bf731e4e7cd315b23fc220ab1c9c7cf171853014835949a921c0b4a20946049496f2fd098ef47251ddb1b49cc98a0938d2e7f94f63890207acb025d528a540c32a80782a78c03371f3c8da9ed7eaeb4393606088f64b6619b7f2ee096533cb8542e582e96ae950bc2646f7f7b880b00aa29bc3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8ca536084d1');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c9',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c9',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd649c00d5060072ce2d23308b560713a84742fefb0871a594e0102f730da20112323dd05d504f01d4580303c3300fcc7d32b925777374c683e178183c7e7a9da36faf03d1b271f78d287394dc19c90e3fdb1c19cac8d15b4eed6d246c12a6a390a32bb4b600d272493945212c299152a22945dd7d60a7c2a395f474772453e7c13e3c9f1e29ee3340c50497253eb514ba5a5c581301b84c836cd9803b75fb1d7d6dcbe91014409461066e79f4e5b1a780912d5d345db0654c598cdaee0ef90e010b00c529bc3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8cae39a5eb1');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5ca',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5ca',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd649d00d5060082ce2d23406bab0313ce8684f8f73fb4ba42820ac5baed4f310081e83b48c53ee847980cc3004011cd3d32b9257773f405838682a3a0f1f8e9758e1ee97d7859c6ddf7a1cc517267243bfc6c7364281f476f39b5b791b049988e2e4767686d01a4e592728942505222a5445389bafbc04e85470be9e9ee40a6ce837d783e3d4adc67808a092a4a7c6a2974b5d8b02202709907d99200eed4ed77f4b52da7c3702ccab003b73cba3ef61430b2a58ba60bb68c298b51dbdd211f220b00c529bc3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8ca91f3ccd9');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cb',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cb',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd649e00e50600924e2e23308b560733186297435a4a5c294df8a0e9e2407e4310283dbedc20462594903030504a0f8b7bc3e496dc91a33b180b4743c1783ce97d8ede0bbb01d06cc2dd17a2ce517277243f3cd9e6c850428ede726a6f44c208c27cf4717485d656405a2e29a7a8032621524234a5a8bb0fec5478b4929eee8f64ea34d809cfa7478afb1450314186894fad84ae169bd5a080eb30c8960470a76ebfa3af6d399f45c1431d5ee096476f1e7b0918d9d2a5e9c2963165316abb3be43b040b00ce29bc3bbe9e6f40342e2853f760c778a1b017529bb194a88cb23597a8ca09c47e88');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cc',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cc',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd64b200f50600d20e2e22406bab033b1f84826c4b1d0bff0a09aaf6f0a848658cf23b48c53ee847980cc3004011a8fda1794a9eccc13eb835fe3ceedbf749c62aea506243c38b1209debe0d8d3fa83d4a6ef8b193213fd9f8f994ad7319f918856e74f9f902630a00a98652435242821208255842d2db19dbfa7ed631bbbd71b436c23eb89dfe20ed1d90207a49025d520a550c32a80781b7d1414e59f0b675a7fbb9da29bb19305834b2c253fedcb9e5140f2ea50ba68bb56be98250d9db1f1f220c0039c5711e2e7cc7c1f3cd88c60d65ea1eec182f14f6426a3396129551b6e61255192dfce737');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cd',1,1795119701466,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cd',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd64b300650700828f312870699a03fcbbfaff7f8df6684d6e6d228c25feca6dc6f718982884fe88b71a2d3d5955ef4bffdf100fa97dd22c23cbe6e78f0811a1cd24385809b7c29fcf7dfbbac85887461c906132d4a6f1f68528fc41ed30f264c94a7eec22e4e732b6ca6da26b127aeae3e70a8c2900a41a4a4d49080b4a20946049496f676cabfbd988ecf61969edc64ab819fd51da3b203de496e531492954b1b7a026026e614394b1c06deb4ae6e76a65ec3960f050c80e96f1e78e598cc2bda574c174b1762d5def297bbbe33b040c00399d711e2e7cc7c1f3cd88c60d65ea1eec182f14f6426a3396129551b6e61255199154613e');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5ce',1,1795119701467,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5ce',2,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID"]',X'28b52ffd64b300550700620f312870699a03fc9fabaa0aa878b55f16785a0d45ffca6ee37b0c3e3ee0bdf8f47b5393922e5ff57f08010f0b7b432fc7e5c8cf9b4d880898053ad94ef8737e67571719ea4889032e34a8dc38bb4212fe207618b7d989f2be7511f2738e9dac91e82208dde4e3e7090a460120c550624a3a58a00442092629e9ec0ced743f2ae1666f249d6da093ed963f0a7b07a487dc62f15a524b2ae629a80601a79021726c38ed546e3f57cab19b018247c2752cc79f6b5b6d716fa95430a958ba56aef79239bbdb3b040c0035a5211e2e7cc7c1f3cd88c60d65ea1eec182f14f6426a3396129551b6e61255192d5dda61');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5cf',1,1795119701467,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5d0',1,1795119701467,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b1',1,1795119702065,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b2',1,1795119702102,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b3',1,1795119702143,'6aff5a54bf64a342cf99d1f6','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b3',2,1795119702173,'6aff5a54bf64a342cf99d1f6','["imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]',X'28b52ffd64f40075070032cf2f23406bab03fb6a3e24615403bd5636464d13d04e6f3c24fd7a27b327777d84c9300c000411083b8c3ce526c06d878127193b9f3af67d8e3ed647b10beae0a3bfb880b1fbe11c7deec3cfe0eceb507894d861e4c9cf4a76dca2e3e8ab31307aea3bba42a22400a5b0a418a2109a944829b114a2cebed8d676b40fd9ecf3d1da07fb7037f408616f857a08680b1ba28c046d5b57365c6a4de31a4a495459ce5156c69e02054f212fb08c474f9c25354dc22c6e318a51cc5a74714ed7d91b1f2210003705707868a4cc40278763684b963aed311677c84099ba073bc64361bb48d9662941c05a46c19a4b5465c9efe2ea');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c6',1,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c6',2,1795119702497,'6aff5a54bf64a342cf99d1f6','["departmentCode"]',X'28b52ffd64c100350700a20f30224069ab034baf2835bcbd601b556de56c82512fd721900ceaf61d50e8952e8aa2c6050d5c978deedcbcf0a2ca9f4f853ecc3e348c7723e9ab0c7f4e5771776e2cf383dc9929ab7c309551c2d9f839830da3eb2e3f3f50880248caa1e49064d0100221044b48babb00f7c21f76d076af8ede2ee087ecb73f887b07a488606bf12595ac6211412d2820330a93ce01c8bd4cdfcfd55b2f8171a94db04d2c663abbfe3cee5a102ccbc80449e7cfd95ba8b54459912949490a5bbb625c767728cf100c00024a784b1df41803a2c94099ba073bc60b85bd90da4c4b0967548c405e2e58950143353247');
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c7',1,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c8',1,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID","store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c9',1,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion","imageWidth","imageHeight"]',NULL);
INSERT INTO history VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915ca',1,1795119702404,'6aff5a54bf64a342cf99d1f6','["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1, who TEXT NOT NULL DEFAULT '', audit INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','',1,1795119701306,'created','account','6aff5a54bf64a342cf99d1f2',1,1,'operator',1);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',1,1795119701306,'created','store','6aff5a54bf64a342cf99d1f3',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',2,1795119701306,'created','serviceType','6aff5a55bf64a342cf99d1f9',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',3,1795119701306,'created','serviceType','6aff5a55bf64a342cf99d1fa',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',4,1795119701307,'created','serviceType','6aff5a55bf64a342cf99d1fb',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',5,1795119701307,'created','serviceType','6aff5a55bf64a342cf99d1fc',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',6,1795119701307,'created','serviceType','6aff5a55bf64a342cf99d1fd',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',7,1795119701307,'created','serviceType','6aff5a55bf64a342cf99d1fe',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',8,1795119701307,'created','serviceType','6aff5a55bf64a342cf99d1ff',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',9,1795119701307,'created','language','6aff5a55bf64a342cf99d200',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',10,1795119701307,'created','language','6aff5a55bf64a342cf99d201',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',11,1795119701307,'created','language','6aff5a55bf64a342cf99d202',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',12,1795119701307,'created','role','6aff5a55bf64a342cf99d203',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',13,1795119701307,'created','user','6aff5a55bf64a342cf99d204',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',14,1795119701793,'created','department','6aff5a55828286f5839915ae',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',15,1795119701870,'created','department','6aff5a55828286f5839915af',1,1,'6aff5a54bf64a342cf99d1f6',1);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',16,1795119701916,'created','department','6aff5a55828286f5839915b0',1,1,'6aff5a54bf64a342cf99d1f6',2);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',17,1795119701946,'updated','department','6aff5a55828286f5839915ae',2,1,'6aff5a54bf64a342cf99d1f6',3);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',18,1795119701987,'updated','department','6aff5a55828286f5839915ae',3,1,'6aff5a54bf64a342cf99d1f6',4);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',19,1795119702034,'inactivated','department','6aff5a55828286f5839915b0',2,1,'6aff5a54bf64a342cf99d1f6',5);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20,1795119702065,'created','servingSizeLevel','6aff5a56828286f5839915b1',1,1,'6aff5a54bf64a342cf99d1f6',6);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',21,1795119702102,'created','category','6aff5a56828286f5839915b2',1,1,'6aff5a54bf64a342cf99d1f6',7);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',22,1795119702143,'created','modifier','6aff5a56828286f5839915b3',1,1,'6aff5a54bf64a342cf99d1f6',8);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',23,1795119702173,'updated','modifier','6aff5a56828286f5839915b3',2,1,'6aff5a54bf64a342cf99d1f6',9);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',24,1795119702210,'created','order','6aff5a56828286f5839915b4',1,0,'6aff5a54bf64a342cf99d1f6',10);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',25,1795119702210,'created','sale','6aff5a56828286f5839915b4',1,0,'6aff5a54bf64a342cf99d1f6',10);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',26,1795119702252,'created','order','6aff5a56828286f5839915b7',1,0,'6aff5a54bf64a342cf99d1f6',11);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',27,1795119702288,'created','device','6aff5a56828286f5839915bb',1,0,'6aff5a54bf64a342cf99d1f6',12);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',28,1795119702288,'created','check','6aff5a56828286f5839915b9',1,0,'6aff5a54bf64a342cf99d1f6',12);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',29,1795119702324,'created','device','6aff5a56828286f5839915be',1,0,'6aff5a54bf64a342cf99d1f6',13);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',30,1795119702324,'updated','check','6aff5a56828286f5839915b9',2,0,'6aff5a54bf64a342cf99d1f6',13);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',31,1795119702362,'created','check','6aff5a56828286f5839915bf',1,0,'6aff5a54bf64a342cf99d1f6',14);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',32,1795119702380,'closed','check','6aff5a56828286f5839915bf',2,0,'6aff5a54bf64a342cf99d1f6',15);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',33,1795119702380,'created','sale','6aff5a56828286f5839915c0',1,0,'6aff5a54bf64a342cf99d1f6',15);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',34,1795119702461,'updated','department','6aff5a55828286f5839915af',2,1,'6aff5a54bf64a342cf99d1f6',16);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',35,1795119702606,'created','device','6aff5a56828286f5839915cd',1,0,'',17);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',1,1795119701459,'created','store','6aff5a55e57a67a45fd3c5c4',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',2,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5c5',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',3,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5c6',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',4,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5c7',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',5,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5c8',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',6,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5c9',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',7,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5ca',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',8,1795119701466,'created','serviceType','6aff5a55e57a67a45fd3c5cb',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',9,1795119701466,'created','language','6aff5a55e57a67a45fd3c5cc',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',10,1795119701466,'created','language','6aff5a55e57a67a45fd3c5cd',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',11,1795119701467,'created','language','6aff5a55e57a67a45fd3c5ce',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',12,1795119701467,'created','role','6aff5a55e57a67a45fd3c5cf',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',13,1795119701467,'created','user','6aff5a55e57a67a45fd3c5d0',1,1,'operator',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',14,1795119702404,'created','department','6aff5a56828286f5839915c6',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',15,1795119702404,'created','department','6aff5a56828286f5839915c7',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',16,1795119702404,'created','servingSizeLevel','6aff5a56828286f5839915c8',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',17,1795119702404,'updated','language','6aff5a55e57a67a45fd3c5cc',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',18,1795119702404,'updated','language','6aff5a55e57a67a45fd3c5ce',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',19,1795119702404,'updated','language','6aff5a55e57a67a45fd3c5cd',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',20,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5c7',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',21,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5ca',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',22,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5c5',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',23,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5c9',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',24,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5c6',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',25,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5c8',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',26,1795119702404,'updated','serviceType','6aff5a55e57a67a45fd3c5cb',2,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',27,1795119702404,'created','modifier','6aff5a56828286f5839915c9',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',28,1795119702404,'created','category','6aff5a56828286f5839915ca',1,1,'6aff5a54bf64a342cf99d1f6',0);
INSERT INTO event VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',29,1795119702497,'updated','department','6aff5a56828286f5839915c6',2,1,'6aff5a54bf64a342cf99d1f6',1);
CREATE TABLE event_hold (
    account TEXT NOT NULL, store TEXT NOT NULL, holder TEXT NOT NULL, after INTEGER NOT NULL,
    PRIMARY KEY (account, store, holder))  WITHOUT ROWID ;
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL,
    store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6aff5a54bf64a342cf99d1f2','first','6df090556c05e85ccf55df82a79100564ed0ce9de5c763c2a86500ba914abcaf','"1.32ntnhj"','',1795119701793,'6aff5a54bf64a342cf99d1f3','6aff5a55828286f5839915ae',1);
INSERT INTO idempotency VALUES('6aff5a54bf64a342cf99d1f2','second','6e767f9106f2712664ba36d3670bbe2c576e9aadfe9b9def3a0f83610d958427','"2.32ntnhj"','',1795119701946,'6aff5a54bf64a342cf99d1f3','6aff5a55828286f5839915ae',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f6','64480d954266e7933819de1e9f4171d5273e6c735989fde98a2c6f7cece86f2a','first key','',65535,0,1795119701307,0,0,1795119702998);
INSERT INTO api_key VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f7','457fb4cd766e98c9662711d87fae71f0a28936a85e91830ab90f1d764c5e8787','kiosk','',48,0,1795119701307,0,0,1795119702606);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '',
    factor_step INTEGER NOT NULL DEFAULT 0, last_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f4','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$QOkEEJYT5DcdkEp6/eHVFw$rzMXMleGw4pPdAiLrsZSNPTXGq6yksFHweJN79fD1Qc','owner',1,1795119701307,'','',0,0);
INSERT INTO sign_in VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f5','6aff5a54bf64a342cf99d1f3','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$x0+3m0GaHQndgqUo394EdQ$QufsJayAJ81h8TWr+QrILHyh3ZODR+ydwVgcGYcpFVs','kiosk',1,1795119701307,'','',0,0);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', revoked_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','f63251e0e8bc2105fe8c5d40982c9e2744c0ca54a48a562ecc624220ede78dad',10,1795119701307,'6aff5a54bf64a342cf99d1f8',0);
CREATE TABLE kiosk_token (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, device_id TEXT NOT NULL,
    licence TEXT NOT NULL, sign_in TEXT NOT NULL, created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL, epoch TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
INSERT INTO kiosk_token VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','f344e3dbd508af4ae277fa09f90c60d939ddae20bcb4b18af04b0f746344d99a','kiosk-1','6aff5a54bf64a342cf99d1f8','6aff5a54bf64a342cf99d1f5',1795119702606,1795724502606,0,'32ntnhj');
CREATE TABLE kiosk_guard (
    account TEXT NOT NULL, guard TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (account, guard, at_ms))  WITHOUT ROWID;
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6aff5a54bf64a342cf99d1f2','4633cebb82d8212276e477e987995a8d93a6d43c5d1d520105f7f775ba6de995','png',1795119702404,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b3','4633cebb82d8212276e477e987995a8d93a6d43c5d1d520105f7f775ba6de995');
INSERT INTO image_use VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c9','4633cebb82d8212276e477e987995a8d93a6d43c5d1d520105f7f775ba6de995');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(1407,1795119703022);
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
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','',1,1795119701306,'operator','','','','init','account','6aff5a54bf64a342cf99d1f2',0,'','done','898891b906295550f5dc987b1798d5c4b43bc3d927c9498d5d3f786419e538bc');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','',2,1795119701458,'operator','','','','addStore','store','6aff5a55e57a67a45fd3c5c4',0,'','done','4d3f70c1bbf82d649362fa4c14bbe7e05e13d65a6c993866d85e543cd8e131e4');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','',3,1795119702998,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','pullIntoStores','pull','',0,'reason at','done','4789e7db50e1291377c7435ec2444e20def721fd3580f650e3bfd52757ffcd5e');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',1,1795119701793,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createDepartment','department','6aff5a55828286f5839915ae',1,'store createdFor createdAt activeStatus name isDelete','done','e4de59995d5606cfd6f1eeced9757fd050f51ecef9b57f0ef5be3dcd96b82129');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',2,1795119701870,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createDepartment','department','6aff5a55828286f5839915af',1,'store createdFor createdAt activeStatus name description isDelete','done','c4e149b1fae2e2820ea9c65209e1d7ca36e4c2cec89449e62975dfb3dd6aa94a');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',3,1795119701916,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createDepartment','department','6aff5a55828286f5839915b0',1,'store createdFor createdAt activeStatus name isDelete','done','fc596ae048db214a309f3ae5486ccf06501e8c4c2c1b13e3afb1a3b1f72df693');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',4,1795119701946,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','updateDepartment','department','6aff5a55828286f5839915ae',2,'name departmentCode','done','b9c0cba9388f5682f3a797bd0f3a9f7ad36a653608d7101fa169c1609b8e3fc8');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',5,1795119701987,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','updateDepartment','department','6aff5a55828286f5839915ae',3,'description','done','4363c78984ef3e723e4778934d6fb232a5435a6316f2a9b3dc3256b2ea244b95');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',6,1795119702034,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','updateDepartment','department','6aff5a55828286f5839915b0',2,'activeStatus isDelete','done','23d32cc037cd5f71fd0b9d6a70da8e214670b7cf64ba4a03940a512ec7d76001');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',7,1795119702065,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createServingSizeLevel','servingSizeLevel','6aff5a56828286f5839915b1',1,'store createdFor createdAt activeStatus name default','done','c7bdc2701cd36b77eeb410a621bdd8ef900d6271aeaa65695acd3a629eb05616');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',8,1795119702102,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createCategory','category','6aff5a56828286f5839915b2',1,'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion','done','5a89090ebf29f11b79a88a5827d3ebd2c0825daa39bca58d9e8dd753a0ef0760');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',9,1795119702143,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','createModifier','modifier','6aff5a56828286f5839915b3',1,'store createdFor createdAt activeStatus name imageAvailable imageVersion','done','61b2d7b673854ba681877844c2e95617f9d52cacd0fef1c6c5f641d91cd85975');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',10,1795119702173,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','uploadModifierImage','modifier','6aff5a56828286f5839915b3',2,'imageAvailable imageUrl imageExtension imageVersion imageWidth imageHeight','done','60dae68f75c343967b19b6c0ae0f7666d56b2e14dc3a6a047ea253bc9ed7ae2c');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',11,1795119702210,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','saveWebOrder','order','',0,'uniqueOrderID paymentPaid orderDetails','done','b37e6c931615d752d4daacaaf25c5082c15ca25db4989e9f6dcf07daa2b8a920');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',12,1795119702252,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','saveWebOrder','order','',0,'uniqueOrderID orderDetails deliveryDetail','done','fdd1e7e12a6c2ab5500444520f4b09a393bfff75ae5fb0cfd95bc798d130e4c8');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',13,1795119702288,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','addOrUpdateCheck','check','',0,'checkID node data','done','7e03f308fa4f4fc26b71afebf178adf028dff03d3857b5e92da40915e6df183e');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',14,1795119702324,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','addOrUpdateCheck','check','',0,'checkID node data','done','a1ff28f48cd5b2638e9fcad2a1652920ee6b461fb985812ed49545e523f1bd6e');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',15,1795119702362,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','addOrUpdateCheck','check','',0,'checkID node data','done','a8f7d31b30319115a56fb4e516242d3c07edb4de300a5b6136663efdc5884903');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',16,1795119702380,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','addOrUpdateCheck','check','',0,'checkID node data','done','c2900b01c62a0915b3d715b2980ff2c03612d8108439a48a3c146fba0dc89a39');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',17,1795119702461,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','updateDepartment','department','6aff5a55828286f5839915af',2,'departmentCode','done','31c58b3b360353cfc0ae5f418e4dfedb5f0428e424e3c8be984038ea72d90fd3');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',18,1795119702606,'6aff5a54bf64a342cf99d1f7','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','logInAtKiosk','kiosk','',0,'emailId deviceId password','done','2b387b2d6b45f0920e095a4a591a2f001ed8e603af084c846e8ccb4342df4134');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',1,1795119702404,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','pullMenu','pull','',0,'copyAll','done','82752c5d80201faab7348a29f2fa722db75d6d47eb51d1f4f9f65efe14142989');
INSERT INTO audit VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',2,1795119702497,'6aff5a54bf64a342cf99d1f6','','127.0.0.0/24','c0879ec8ac9e7b8c453fbcdbd9d5f248','pullMenu','pull','',0,'menuItems','done','a76b8bcc067470878b06642e218c07518766088d29a211bafeb2329f675f127b');
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
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','','erasure',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','','pulls',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','','retention',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','','settle_balances',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','deliver_webhooks',1795119761630,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','due_orders',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','sought_orders',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','deliver_webhooks',1795119761630,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','due_orders',1795119761616,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','sought_orders',1795119761616,'',0,0,0,0,0,'',0,0);
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
     , sought TEXT NOT NULL DEFAULT '', sought_revision INTEGER NOT NULL DEFAULT 0, begins_hour INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (account, id));
INSERT INTO web_order VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b4','6aff5a54bf64a342cf99d1f3','paid',1,'34ab1ffa9374ecbfccbb91b124b089fa80aa91a2c49ab3937e55be0df44539aa',1,1,1,1,1795119702210,1795119702210,1795119702210,1795119702210,0,0,0,'',0,'EUR','','','6aff5a56828286f5839915b4',550,0,0,550,1,'',0,0,1,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6aff5a56828286f5839915b6","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6aff5a54bf64a342cf99d1f6","date":"2026-11-19T20:21:42.210Z"}],"isRefunded":false,"refund":[],"saleId":"6aff5a56828286f5839915b4","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6aff5a54bf64a342cf99d1f6","date":"2026-11-19T20:21:42.210Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T20:21:42.210Z"}',replace('\n\n\n\n\npaid\n','\n',char(10)),1,1);
INSERT INTO web_order VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b7','6aff5a54bf64a342cf99d1f3','later',2,'6ff0b99144d09f52b9aeb431812c774a869b9a19d950eec362a81d1f5f330446',10,0,1,1,1795119702252,1795119702252,0,0,0,4070944800000,0,'',0,'EUR','','','6aff5a56828286f5839915b7',500,0,0,0,1,'',0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6aff5a54bf64a342cf99d1f6","date":"2026-11-19T20:21:42.252Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T20:21:42.252Z"}',replace('\n\n\n\n\nlater\n','\n',char(10)),1,0);
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    basis TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b4',X'28b52ffd640f096d170086df5d25308b3807c3b474e5ebbdcc5c885ed668c56d6ff7a0a5338c9114526a743aae41d68581813051004f0055009f8dd09a7b5f88e7c1b4cd67cc7ba5b9a35a0e67a72c89f0f79dd480a7b3bb854344de2b89b5d731174e7976c84afdddf1980b27642d078ed6d9170c8e6934140c17398c86d1301ca72e8ad4f93be443042ed19a7b6f89c6b4d61af3be13edb8d05ceaec4f4082a4716e5f0457efa53d4191e75eda5365ca56187592344a6e4ab636972386b2002eb42428f2d99b6b4ed296ad1d2d39052cc4933a7b6b09f717d5d92b11cfa5fcfd602b49a3f76a6e14b1631219e249358a9fb9149e3b99da3050994b6169e1d5ce3906ab3a934444487c381e6dda7e58710b22a4a325a18ae1a58fa42d9f69fb5a492f852b4b82e2e3d24712f1161192ef945d2d1537f412c9e5d25e96c20de912756919978a979790b448e4bd9a448e531fceee5404a0b32b34a649348bc734af354f8301601800a769cddfe1b6ee1cd856787645c4c04623829a8542174ec4b0d8293b80b1a8719a9191404444499224950e3042e2a422d60112a8226926a3a0b148800c14d188849a6afd19032d4be9c65c96d79800d4c8f5c9e78e3a50ff23e36377da239beb7b78270d307965071a2a6ec068b0ecc208f14843297e2a7b41b634455211d9f202212119046cb3967090379ad218d3fdca46c28d55f0fc90dc6940a8504480124ba22381e6a9f29dc60ed56ef70aceb736a425e8bd744a2da85082c266f01658e0b599145c51e17daf6cadbdbbd9b077288181ad71c81c4d6eda3dc8061879b807b17bd16a861510f692b65f9cba54d0a16937e1d3faca779e2d1eb6a4316b4b1fadbc0939c1123470d7ff2bd010fe801c5d7f2787f080737ef7be5c55b9e45006f0870c4cf36a8e02316cc7a5c6f424ed1d21f8e74f4f5ec07d1156001330ab065b934aeaf99a19ce80fb3518a26062a1dc521582cbb8eb6c75a1adfaabea9b152aed7b5416f8e49d0e380c6ac1fdabcd8c9f67ba394e055cab42f3661a0e7e1c911abc9a9625501f91fe8509b32a8916c493','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;','{"uniqueOrderID":"paid","orderDetails":[{"_id":"6aff5a56828286f5839915b5","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO web_order_text VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b7',X'28b52ffd645308451500461c552420abd60167415bac0a2266aaa294245166732804fdd6c14b4ff9a1d4e06ab5002100ba024a0048004c00107f6b5a4d2fdf1f77366852ca9408da94a1356848933214d421d2347a7a9f1bcecfa52675fe7db469c3e1fcfcc1b3a1e3d4a4001366398e82c1c086c1188cd130cb40b88d367dad0e01d2c2cf958ee6e3a203e2b72c4412691ab1651f72b19d2dfbd0c5e5ef8b0b3d1b653f452ae5dcb09f2c78fce6e3623ffbf2f7e3945000bb768a26552ac168537f04a598a6ecda0f02cfc2a6913384dd5888edda2994863857da1f2ff8320c481e78fa37f5f993206a6c4196422c85701cc5f8f75d9c2bfdf053920833999126c9437c4447c301f13b66e482f8f838a58bfa419efd0f9aa0944a28d5946a4b123c7ee663061769d2e622e03469026358822dda624d3188b3106b211aa698367dfccb3ec0bf4f932ae07a8e031d5b2876d1c0c9825d7ea4492fb09d2bdaf480a380aaa8a1d68888882829489242a503308247596d0e11842406915146a260a492a434ad013c35681add516fea38d4f9e96334e4d33e4b4e982d99ac524c632fcf97a9b0f2f6cbe6c7f687d675c9fb75abcc40d9ff284f432973fa0d7ee9eed1c97bb9c944419919f5097d03364126d556b5a9478a8498d6b0655702969458252d74ba104e1716002df62243e78bfefd660e993e7607e2dba6852b1b8fa4df452a140914a403bfe094eb2041b9f3f0be179366daf179bd5327df3b30c8baaa6187a05c406eecab78f5413d7a78a489c9ef1dee5decf2af93971684e9a5d954e2c688f7747df46fa3b0c64147ffba923c4206f4f3c3537a8166814b91f0e0ee0a96ba46894aa949181b06b0bdf4f0c45c78deec7b0dfa96e05e35edb8148e8ed7e7daf17aa8facca665cfa3df00d2392ec00f23600c64ffd36ed747295ca494afb9a303e942d8eaab652c83fac8fe99461d553adc3030','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;','{"uniqueOrderID":"later","orderDetails":[{"_id":"6aff5a56828286f5839915b8","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20776,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','category',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','department',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','employee',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','hour',20776,'21','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','item',20776,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','service_type',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','subcategory',20776,'','','','','',1,1,500,0,0,0,50);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915bb','ipad-1','','ipad-1','','','',1795119702288,0,1);
INSERT INTO device VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915be','ipad-2','','ipad-2','','','',1795119702324,0,1);
INSERT INTO device VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915cd','kiosk-1','kiosk-1','','','','',1795119702606,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , words_node TEXT NOT NULL DEFAULT '', words BLOB, PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b9','6aff5a54bf64a342cf99d1f3','T1',2,'active',30,1767225600000,20454,1795119702324,0,2,'EUR','6aff5a56828286f5839915ba',1,0,'{"checkID":"T1","node":"ipad-2"}',X'28b52ffd6448024d070082cb231f6049ab030655298de8ee8f41dad7c2c3d873814881c04cbd2df6330541141709dbb5874c6a1de4b5a899f15a84b00510b627f04c803cd7bf469979f4cd625302d676eb9b83c47731894c43cf897aeee6e8135a35db88b8b98b0d5dcfca1244c6cacd0fd7a70247846286c7e9b59b9feb93fa62a087bd0c6ff2308a023990a34f18aab5d4002b706f728686bbbe0422004045abe00f18a41a00e70081eff5840c4a0d20c32f86094a4ac2cc07a03ede98175661d0d97079064825e80c1ca41a6053a0c4045c454c5609761a80aaa47966a9cdc1103ec0550ead8084852ac1e5066fce4800c8f792e8e3',X'00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915bf','6aff5a54bf64a342cf99d1f3','T2',2,'closed',32,1767225600000,20454,1795119702380,1795119702380,2,'EUR','6aff5a56828286f5839915c0',0,2,'','',X'00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '', form TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '', source_key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c5','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915bf','T2',0,1,'ipad-1','["la"]','open',1795119702380,0,'','line','9d74513d90674858d39f273ce1a963f9','6aff5a56828286f5839915bf','la');
CREATE TABLE pos_check_node (
    account TEXT NOT NULL, owner TEXT NOT NULL, node_key TEXT NOT NULL, words BLOB NOT NULL,
    PRIMARY KEY (account, owner, node_key));
INSERT INTO pos_check_node VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b9','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO pos_check_node VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915bf','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
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
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5c5','serviceType','6aff5a55bf64a342cf99d1f9','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1f9',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5c6','serviceType','6aff5a55bf64a342cf99d1fa','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1fa',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5c7','serviceType','6aff5a55bf64a342cf99d1fb','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1fb',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5c8','serviceType','6aff5a55bf64a342cf99d1fc','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1fc',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5c9','serviceType','6aff5a55bf64a342cf99d1fd','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1fd',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5ca','serviceType','6aff5a55bf64a342cf99d1fe','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1fe',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5cb','serviceType','6aff5a55bf64a342cf99d1ff','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d1ff',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5cc','language','6aff5a55bf64a342cf99d200','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d200',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5cd','language','6aff5a55bf64a342cf99d201','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d201',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a55e57a67a45fd3c5ce','language','6aff5a55bf64a342cf99d202','6aff5a54bf64a342cf99d1f3','6aff5a55bf64a342cf99d202',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915c6','department','6aff5a55828286f5839915af','6aff5a54bf64a342cf99d1f3','6aff5a55828286f5839915af',2,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915c7','department','6aff5a55828286f5839915ae','6aff5a54bf64a342cf99d1f3','6aff5a55828286f5839915ae',3,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915c8','servingSizeLevel','6aff5a56828286f5839915b1','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915b1',1,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915c9','modifier','6aff5a56828286f5839915b3','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915b3',2,1);
INSERT INTO pull_link VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915ca','category','6aff5a56828286f5839915b2','6aff5a54bf64a342cf99d1f3','6aff5a56828286f5839915b2',1,1);
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO web_of_copies VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f2',2);
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
INSERT INTO pull VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',1,'6aff5a56828286f5839915cb','6aff5a54bf64a342cf99d1f3','6aff5a54bf64a342cf99d1f6','["copyAll"]','{"pullId":"6aff5a56828286f5839915cb","store":"6aff5a55e57a67a45fd3c5c4","sourceStore":"6aff5a54bf64a342cf99d1f3","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6aff5a55bf64a342cf99d200","id":"6aff5a55e57a67a45fd3c5cc","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6aff5a55bf64a342cf99d202","id":"6aff5a55e57a67a45fd3c5ce","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6aff5a55bf64a342cf99d201","id":"6aff5a55e57a67a45fd3c5cd","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1fb","id":"6aff5a55e57a67a45fd3c5c7","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1fe","id":"6aff5a55e57a67a45fd3c5ca","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1f9","id":"6aff5a55e57a67a45fd3c5c5","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1fd","id":"6aff5a55e57a67a45fd3c5c9","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1fa","id":"6aff5a55e57a67a45fd3c5c6","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1fc","id":"6aff5a55e57a67a45fd3c5c8","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6aff5a55bf64a342cf99d1ff","id":"6aff5a55e57a67a45fd3c5cb","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795119702404,0,15);
INSERT INTO pull VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',2,'6aff5a56828286f5839915cc','6aff5a54bf64a342cf99d1f3','6aff5a54bf64a342cf99d1f6','["menuItems"]','{"pullId":"6aff5a56828286f5839915cc","store":"6aff5a55e57a67a45fd3c5c4","sourceStore":"6aff5a54bf64a342cf99d1f3","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795119702497,0,1);
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5c5','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5c6','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5c7','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5c8','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5c9','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5ca','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5cb','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5cc','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5cd','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a55e57a67a45fd3c5ce','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a56828286f5839915c6','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a56828286f5839915c7','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a56828286f5839915c8','servingSizeLevel',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a56828286f5839915c9','modifier',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cb','6aff5a56828286f5839915ca','category',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4','6aff5a56828286f5839915cc','6aff5a56828286f5839915c6','department',1,2,'6aff5a55828286f5839915af','6aff5a54bf64a342cf99d1f3','6aff5a55828286f5839915af',1,1);
CREATE TABLE pull_run (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, started_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO pull_run VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915ce',1,'6aff5a54bf64a342cf99d1f3','6aff5a54bf64a342cf99d1f6','["reason"]',1795119702998,1795206102000,'scheduled',0,0);
CREATE TABLE pull_run_store (
    account TEXT NOT NULL, run TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, next_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store))  WITHOUT ROWID;
INSERT INTO pull_run_store VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915ce','6aff5a55e57a67a45fd3c5c4',1,'pending',0,0,0,'','');
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
CREATE TABLE audit_hour (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, hour INTEGER NOT NULL,
    PRIMARY KEY (account, store, number))  WITHOUT ROWID;
INSERT INTO audit_hour VALUES('6aff5a54bf64a342cf99d1f2','',1,498644);
INSERT INTO audit_hour VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',1,498644);
INSERT INTO audit_hour VALUES('6aff5a54bf64a342cf99d1f2','6aff5a55e57a67a45fd3c5c4',1,498644);
CREATE TABLE record_search_due (record INTEGER PRIMARY KEY, indexed TEXT NOT NULL);
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, natural_ms INTEGER NOT NULL,
    is_raised INTEGER NOT NULL, is_knowing INTEGER NOT NULL, is_late INTEGER NOT NULL,
    departures TEXT NOT NULL, said BLOB, head TEXT NOT NULL, data TEXT NOT NULL);
INSERT INTO pos_check_submission VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b9',1,'ipad-1',1767225600000,1767225600000,1795119702288,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6aff5a54bf64a342cf99d1f6',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b9',2,'ipad-2',1767225600000,1767225600000,1795119702324,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6aff5a54bf64a342cf99d1f6',1767225600000,0,0,0,'[]',X'0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915bf',1,'ipad-1',1767225600000,1767225600000,1795119702362,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6aff5a54bf64a342cf99d1f6',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915bf',2,'ipad-2',1767225600000,1767225600000,1795119702380,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6aff5a54bf64a342cf99d1f6',1767225600000,0,0,0,'[]',X'000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE sale_part (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale INTEGER NOT NULL, kind INTEGER NOT NULL, line INTEGER NOT NULL, number INTEGER NOT NULL,
    counts INTEGER NOT NULL, part_key TEXT, id TEXT, name TEXT, quantity INTEGER, unit_price INTEGER,
    gross INTEGER, discount INTEGER, tax_share INTEGER, inclusive_tax INTEGER, exclusive_tax INTEGER,
    exempted_tax INTEGER, department TEXT, department_name TEXT, category TEXT,
    category_name TEXT, subcategory TEXT, subcategory_name TEXT, at_ms INTEGER, minute INTEGER,
    is_void INTEGER, void_by TEXT, reason TEXT, type TEXT, coupon TEXT, approved_by TEXT,
    applied_by TEXT, rate INTEGER, amount INTEGER,
    PRIMARY KEY (account, store, business_day, sale, kind, line, number))  WITHOUT ROWID;
INSERT INTO sale_part VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20454,2,0,0,0,1,'b','','Soup',1,500,500,0,0,0,0,0,'','','','','','',0,60,0,'','',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO sale_part VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20776,1,0,0,0,1,'1','','Soup',1,500,500,0,0,0,50,0,'','','','','','',0,1281,0,'','',NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE sale_tax (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale INTEGER NOT NULL, line INTEGER NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    tax TEXT NOT NULL, tax_name TEXT NOT NULL, rate INTEGER NOT NULL, is_inclusive INTEGER NOT NULL,
    base INTEGER NOT NULL, amount INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, line, number))  WITHOUT ROWID;
INSERT INTO sale_tax VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20776,1,0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale INTEGER NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20454,2,0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6aff5a54bf64a342cf99d1f2','6aff5a54bf64a342cf99d1f3',20776,1,0,1,'6aff5a56828286f5839915b6','Other','',550,0,1795119702210);
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
    paid INTEGER NOT NULL, tips INTEGER NOT NULL, over_refunded INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, number))  WITHOUT ROWID;
INSERT INTO sale VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915c0','6aff5a54bf64a342cf99d1f3',2,'T2','CLOSED','','','','EUR',20454,1,'6aff5a54bf64a342cf99d1f6',1795119702380,1795119702380,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
INSERT INTO sale VALUES('6aff5a54bf64a342cf99d1f2','6aff5a56828286f5839915b4','6aff5a54bf64a342cf99d1f3',1,'paid','CLOSED','','','','EUR',20776,1,'6aff5a54bf64a342cf99d1f6',1795119702210,1795119702210,'order','1',1795119702210,1281,1795119702210,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
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
CREATE INDEX web_order_open ON web_order (account, store, number) WHERE finished_ms = 0;
CREATE INDEX web_order_due ON web_order (account, store, due_ms) WHERE due_ms > 0;
CREATE UNIQUE INDEX device_known_by ON device (account, known_by, store);
CREATE INDEX device_node ON device (account, store, node);
CREATE UNIQUE INDEX pos_check_check_id ON pos_check (account, store, check_id)
    WHERE check_id <> '';
CREATE INDEX pos_check_active ON pos_check (account, store, id) WHERE ended_ms = 0;
CREATE INDEX pos_check_ended ON pos_check (account, store, sequence) WHERE ended_ms > 0;
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
CREATE INDEX audit_hour_of ON audit_hour (account, store, hour, number);
CREATE INDEX audit_id ON audit (account, store, id, number) WHERE id <> '';
CREATE INDEX audit_outcome ON audit (account, store, outcome, number) WHERE outcome <> 'done';
CREATE INDEX web_order_hour ON web_order (account, store, placed_ms, number)
    WHERE begins_hour = 1;
CREATE UNIQUE INDEX web_order_sale ON web_order (account, sale) WHERE sale <> '' AND sale <> id;
CREATE UNIQUE INDEX pos_check_submission_number
    ON pos_check_submission (account, owner, number, content);
CREATE UNIQUE INDEX sale_number ON sale (account, store, number);
CREATE INDEX sale_refund ON sale (account, refund_of, number) WHERE refund_of <> '';
CREATE UNIQUE INDEX sale_id ON sale (account, id);
CREATE VIEW sale_line AS SELECT account, store, business_day, sale, line AS number, counts,
    part_key AS line_key, id AS item, name AS item_name, department, department_name, category,
    category_name, subcategory, subcategory_name, quantity, unit_price, gross, discount, tax_share,
    inclusive_tax, exclusive_tax, exempted_tax, at_ms, minute, is_void, reason AS void_reason,
    void_by FROM sale_part WHERE kind = 0;
CREATE VIEW sale_modifier AS SELECT account, store, business_day, sale, line, number, counts,
    id AS modifier, name AS modifier_name, quantity, gross, discount, tax_share, inclusive_tax,
    exclusive_tax FROM sale_part WHERE kind = 1;
CREATE VIEW sale_discount AS SELECT account, store, business_day, sale, line, number, counts,
    id AS discount, name AS discount_name, type, coupon, reason, approved_by, applied_by, rate,
    amount, tax_share FROM sale_part WHERE kind = 2;
PRAGMA writable_schema=OFF;
COMMIT;
