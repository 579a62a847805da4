-- A database of schema 3 as the program of that time left it. key cmd_3x0pmZwLf4pcuZfQK7hRtnPYqQgGdTFW6MtabwvFAFz department 6afe7515166fcb01c8dff792
PRAGMA user_version = 3;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('newest_account','6afe75150bd19126af27e235');
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','10f0eaae96fd26de9b7e66289cb41a885ff2d597f00db888c2db9cb4f64c27e3');
INSERT INTO installation VALUES('ran_ms','593');
INSERT INTO installation VALUES('reached','1nbm3mp 1');
INSERT INTO installation VALUES('release','1');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    configuration INTEGER NOT NULL DEFAULT 0, audit_number INTEGER NOT NULL DEFAULT 0,
    audit_hash TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afe75150bd19126af27e235','',1,1,3,'8f4fc80232738b3be20fc9bdd529b6b5cfc228d6d8ac48622b1f9d4976fee9dd');
INSERT INTO scope VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',35,34,18,'cb115e748ed22ac3202e8e03fbcb057b795c1c9cc32271ec22e7b004cebeada3');
INSERT INTO scope VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',29,29,2,'4446c939e3af5a92ae5b0193d527bae70f54fe278eeba721851740fd07f25192');
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    facet TEXT NOT NULL DEFAULT '', doc TEXT NOT NULL);
INSERT INTO record VALUES(1,'6afe75150bd19126af27e235','','account','6afe75150bd19126af27e235',1,'','trattoria','trattoria','trattoria',1,1,1,'','{"id":"6afe75150bd19126af27e235","originalID":"6afe75150bd19126af27e235","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO record VALUES(2,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','store','6afe75150bd19126af27e236',1,'','old town','old town','old town',1,1,1,'','{"id":"6afe75150bd19126af27e236","originalID":"6afe75150bd19126af27e236","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(3,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e23c',1,'','dine in','dine in','dine intableservice',1,2,1,'','{"id":"6afe75150bd19126af27e23c","originalID":"6afe75150bd19126af27e23c","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(4,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e23d',1,'','qsr','qsr','qsrqsr',1,3,1,'','{"id":"6afe75150bd19126af27e23d","originalID":"6afe75150bd19126af27e23d","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(5,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e23e',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'','{"id":"6afe75150bd19126af27e23e","originalID":"6afe75150bd19126af27e23e","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(6,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e23f',1,'','to go','to go','to gotogo',1,5,1,'','{"id":"6afe75150bd19126af27e23f","originalID":"6afe75150bd19126af27e23f","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(7,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e240',1,'','for here','for here','for hereforhere',1,6,1,'','{"id":"6afe75150bd19126af27e240","originalID":"6afe75150bd19126af27e240","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(8,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e241',1,'','delivery','delivery','deliverydelivery',1,7,1,'','{"id":"6afe75150bd19126af27e241","originalID":"6afe75150bd19126af27e241","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(9,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType','6afe75150bd19126af27e242',1,'','web order','web order','web orderweborder',1,8,1,'','{"id":"6afe75150bd19126af27e242","originalID":"6afe75150bd19126af27e242","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(10,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','language','6afe75150bd19126af27e243',1,'','english','english','englishenenglish',1,9,1,'','{"id":"6afe75150bd19126af27e243","originalID":"6afe75150bd19126af27e243","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(11,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','language','6afe75150bd19126af27e244',1,'','spanish','spanish','spanishesespanol',1,10,1,'','{"id":"6afe75150bd19126af27e244","originalID":"6afe75150bd19126af27e244","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.278Z","lastUpdated":"2026-11-19T04:03:33.278Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(12,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','language','6afe75150bd19126af27e245',1,'','french','french','frenchfrfrancais',1,11,1,'','{"id":"6afe75150bd19126af27e245","originalID":"6afe75150bd19126af27e245","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.279Z","lastUpdated":"2026-11-19T04:03:33.279Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(13,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','role','6afe75150bd19126af27e246',1,'','owner','owner','owner',1,12,1,'','{"id":"6afe75150bd19126af27e246","originalID":"6afe75150bd19126af27e246","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.279Z","lastUpdated":"2026-11-19T04:03:33.279Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(14,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','user','6afe75150bd19126af27e247',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afe75150bd19126af27e247","originalID":"6afe75150bd19126af27e247","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.279Z","lastUpdated":"2026-11-19T04:03:33.279Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe75150bd19126af27e246"],"signIn":"6afe75150bd19126af27e237"}');
INSERT INTO record VALUES(15,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','store','6afe7515f96874f62fafc624',1,'','uptown','uptown','uptown',1,1,1,'','{"id":"6afe7515f96874f62fafc624","originalID":"6afe7515f96874f62fafc624","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.382Z","lastUpdated":"2026-11-19T04:03:33.382Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Uptown","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(16,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc625',1,'','dine in','dine in','dine intableservice',2,22,1,'','{"id":"6afe7515f96874f62fafc625","originalID":"6afe75150bd19126af27e23c","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO record VALUES(17,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc626',1,'','qsr','qsr','qsrqsr',2,24,1,'','{"id":"6afe7515f96874f62fafc626","originalID":"6afe75150bd19126af27e23d","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO record VALUES(18,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc627',1,'','bar tab','bar tab','bar tabbartab',2,20,1,'','{"id":"6afe7515f96874f62fafc627","originalID":"6afe75150bd19126af27e23e","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO record VALUES(19,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc628',1,'','to go','to go','to gotogo',2,25,1,'','{"id":"6afe7515f96874f62fafc628","originalID":"6afe75150bd19126af27e23f","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO record VALUES(20,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc629',1,'','for here','for here','for hereforhere',2,23,1,'','{"id":"6afe7515f96874f62fafc629","originalID":"6afe75150bd19126af27e240","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO record VALUES(21,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc62a',1,'','delivery','delivery','deliverydelivery',2,21,1,'','{"id":"6afe7515f96874f62fafc62a","originalID":"6afe75150bd19126af27e241","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO record VALUES(22,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType','6afe7515f96874f62fafc62b',1,'','web order','web order','web orderweborder',2,26,1,'','{"id":"6afe7515f96874f62fafc62b","originalID":"6afe75150bd19126af27e242","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO record VALUES(23,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','language','6afe7515f96874f62fafc62c',1,'','english','english','englishenenglish',2,17,1,'','{"id":"6afe7515f96874f62fafc62c","originalID":"6afe75150bd19126af27e243","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO record VALUES(24,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','language','6afe7515f96874f62fafc62d',1,'','spanish','spanish','spanishesespanol',2,19,1,'','{"id":"6afe7515f96874f62fafc62d","originalID":"6afe75150bd19126af27e244","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO record VALUES(25,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','language','6afe7515f96874f62fafc62e',1,'','french','french','frenchfrfrancais',2,18,1,'','{"id":"6afe7515f96874f62fafc62e","originalID":"6afe75150bd19126af27e245","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"operator","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO record VALUES(26,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','role','6afe7515f96874f62fafc62f',1,'','owner','owner','owner',1,12,1,'','{"id":"6afe7515f96874f62fafc62f","originalID":"6afe7515f96874f62fafc62f","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Owner","priority":0,"privileges":["BO_SEE_MENU","BO_CATEGORIES","BO_MENU_ITEMS","BO_PRICES","BO_SOLD_OUT","BO_MODIFIERS","BO_DEPARTMENTS","BO_COURSES","BO_SERVING_SIZES","BO_DISPLAY_GROUPS","BO_TARES","BO_TAX","BO_DISCOUNTS","BO_CHARGES","BO_SERVICE_TYPES","BO_REASONS","BO_PRINTERS","BO_FLOORS","BO_LANGUAGES","BO_MENU_PULL","BO_IMPORT","BO_EXPORT","BO_STORE_SETTINGS","BO_ACCOUNT_SETTINGS","BO_SEE_STAFF","BO_STAFF","BO_ROLES","BO_TIMESHEETS","BO_SEE_CUSTOMERS","BO_CUSTOMERS","BO_LOYALTY","BO_MEMBERSHIP","BO_WEB_ORDERS","BO_REFUNDS","BO_DEVICES","BO_KIOSKS","BO_WEBHOOKS","BO_API_KEYS","BO_SIGN_INS","BO_HISTORY","BO_ERASURE","BO_AUDIT","DASH_TODAY","DASH_SALES","DASH_DISCOUNTS","DASH_TRANSACTIONS","DASH_TAX","DASH_DAY_RECAP","DASH_STAFF","DASH_ACCOUNT","DASH_FEEDBACK","DASH_TOP_FIVE_RETURNING_CUSTOMERS","DEV_SEE_CHECKS","DEV_SELL","DEV_PAYMENT","DEV_DISCOUNT","DEV_DISCOUNT_MANAGER","DEV_VOID","DEV_VOID_CHECK","DEV_REFUND","DEV_PRICE_OVERRIDE","DEV_TAX_EXEMPT","DEV_TRANSFER","DEV_REOPEN","DEV_CONFLICTS","DEV_WEB_ORDERS","DEV_LOYALTY","DEV_NO_SALE","DEV_CLOSE_DAY","DEV_CLOCK","DEV_SETTINGS"],"allPrivileges":true}');
INSERT INTO record VALUES(27,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','user','6afe7515f96874f62fafc630',1,'','','owner','ownerowner',1,13,1,'','{"id":"6afe7515f96874f62fafc630","originalID":"6afe7515f96874f62fafc630","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"firstName":"Owner","name":"Owner","roles":["6afe7515f96874f62fafc62f"],"signIn":"6afe75150bd19126af27e237"}');
INSERT INTO record VALUES(28,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','department','6afe7515166fcb01c8dff792',1,'','kitchen','kitchen','kitchenk',3,18,1,'','{"id":"6afe7515166fcb01c8dff792","originalID":"6afe7515166fcb01c8dff792","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.664Z","lastUpdated":"2026-11-19T04:03:33.750Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(29,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','department','6afe7515166fcb01c8dff793',1,'','bar','bar','barb',2,34,1,'','{"id":"6afe7515166fcb01c8dff793","originalID":"6afe7515166fcb01c8dff793","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.695Z","lastUpdated":"2026-11-19T04:03:33.918Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(30,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','department','6afe7515166fcb01c8dff794',0,'','garden','garden','garden',2,19,1,'','{"id":"6afe7515166fcb01c8dff794","originalID":"6afe7515166fcb01c8dff794","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-19T04:03:33.729Z","lastUpdated":"2026-11-19T04:03:33.764Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO record VALUES(31,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','servingSizeLevel','6afe7515166fcb01c8dff795',1,'','large','large','large',1,20,1,'','{"id":"6afe7515166fcb01c8dff795","originalID":"6afe7515166fcb01c8dff795","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.777Z","lastUpdated":"2026-11-19T04:03:33.777Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(32,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','category','6afe7515166fcb01c8dff796',1,'','pizza','pizza','pizza',1,21,1,'1','{"id":"6afe7515166fcb01c8dff796","originalID":"6afe7515166fcb01c8dff796","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.793Z","lastUpdated":"2026-11-19T04:03:33.793Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Pizza","level":1,"department":"6afe7515166fcb01c8dff792","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO record VALUES(33,'6afe75150bd19126af27e235','6afe75150bd19126af27e236','modifier','6afe7515166fcb01c8dff797',1,'','olives','olives','olives',2,23,1,'','{"id":"6afe7515166fcb01c8dff797","originalID":"6afe7515166fcb01c8dff797","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.807Z","lastUpdated":"2026-11-19T04:03:33.817Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe75150bd19126af27e235/95d78ba7f7aaa9818eea9361cab07e3107c9c34ecfce9080b2ed49cf2e755852.png","imageExtension":"png","imageVersion":1}');
INSERT INTO record VALUES(34,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','department','6afe7515166fcb01c8dff7ac',1,'','bar','bar','barb',2,29,1,'','{"id":"6afe7515166fcb01c8dff7ac","originalID":"6afe7515166fcb01c8dff793","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.930Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Bar","departmentCode":"B","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(35,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','department','6afe7515166fcb01c8dff7ad',1,'','kitchen','kitchen','kitchenk',1,15,1,'','{"id":"6afe7515166fcb01c8dff7ad","originalID":"6afe7515166fcb01c8dff792","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(36,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','servingSizeLevel','6afe7515166fcb01c8dff7ae',1,'','large','large','large',1,16,1,'','{"id":"6afe7515166fcb01c8dff7ae","originalID":"6afe7515166fcb01c8dff795","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Large","default":true}');
INSERT INTO record VALUES(37,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','modifier','6afe7515166fcb01c8dff7af',1,'','olives','olives','olives',1,27,1,'','{"id":"6afe7515166fcb01c8dff7af","originalID":"6afe7515166fcb01c8dff797","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Olives","buttonColor":"","imageAvailable":true,"imageUrl":"/image/6afe75150bd19126af27e235/95d78ba7f7aaa9818eea9361cab07e3107c9c34ecfce9080b2ed49cf2e755852.png","imageExtension":"png","imageVersion":1}');
INSERT INTO record VALUES(38,'6afe75150bd19126af27e235','6afe7515f96874f62fafc624','category','6afe7515166fcb01c8dff7b0',1,'','pizza','pizza','pizza',1,28,1,'1','{"id":"6afe7515166fcb01c8dff7b0","originalID":"6afe7515166fcb01c8dff796","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Pizza","level":1,"department":"6afe7515166fcb01c8dff7ad","buttonColor":"","tareGroup":"","itemServiceCharge":"","roles":null,"timeApplicableType":"Always","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
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
INSERT INTO counter VALUES('6afe75150bd19126af27e235','','account',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','category',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','department',0,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','department',1,2);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','language',1,3);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','modifier',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','role',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','serviceType',1,7);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','store',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','user',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','category',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','department',1,2);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','language',1,3);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','modifier',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','role',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','serviceType',1,7);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','store',1,1);
INSERT INTO counter VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','user',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e246','allPrivileges','6afe75150bd19126af27e236','role','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e246','managesStaff','6afe75150bd19126af27e236','role','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e247','roles','6afe75150bd19126af27e246','user','role');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e247','signIn','6afe75150bd19126af27e237','user','signIn');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff795','default','6afe75150bd19126af27e236','servingSizeLevel','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff796','department','6afe7515166fcb01c8dff792','category','department');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ae','default','6afe7515f96874f62fafc624','servingSizeLevel','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7b0','department','6afe7515166fcb01c8dff7ad','category','department');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62f','allPrivileges','6afe7515f96874f62fafc624','role','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62f','managesStaff','6afe7515f96874f62fafc624','role','store');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc630','roles','6afe7515f96874f62fafc62f','user','role');
INSERT INTO reference VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc630','signIn','6afe75150bd19126af27e237','user','signIn');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e235',1,1795061013278,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e23c',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e23d',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e23e',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e23f',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e240',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e241',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e242',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e243',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e244',1,1795061013278,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e245',1,1795061013279,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e246',1,1795061013279,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e247',1,1795061013279,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff792',1,1795061013664,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff792',2,1795061013742,'6afe75150bd19126af27e239','["name","departmentCode"]','{"id":"6afe7515166fcb01c8dff792","originalID":"6afe7515166fcb01c8dff792","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.664Z","lastUpdated":"2026-11-19T04:03:33.664Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff792',3,1795061013750,'6afe75150bd19126af27e239','["description"]','{"id":"6afe7515166fcb01c8dff792","originalID":"6afe7515166fcb01c8dff792","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.664Z","lastUpdated":"2026-11-19T04:03:33.742Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff793',1,1795061013695,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff793',2,1795061013918,'6afe75150bd19126af27e239','["departmentCode"]','{"id":"6afe7515166fcb01c8dff793","originalID":"6afe7515166fcb01c8dff793","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.695Z","lastUpdated":"2026-11-19T04:03:33.695Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff794',1,1795061013729,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff794',2,1795061013764,'6afe75150bd19126af27e239','["activeStatus","isDelete"]','{"id":"6afe7515166fcb01c8dff794","originalID":"6afe7515166fcb01c8dff794","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.729Z","lastUpdated":"2026-11-19T04:03:33.729Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff795',1,1795061013777,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff796',1,1795061013793,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff797',1,1795061013807,'6afe75150bd19126af27e239','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff797',2,1795061013817,'6afe75150bd19126af27e239','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afe7515166fcb01c8dff797","originalID":"6afe7515166fcb01c8dff797","store":"6afe75150bd19126af27e236","createdFor":"6afe75150bd19126af27e236","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.807Z","lastUpdated":"2026-11-19T04:03:33.807Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Olives","buttonColor":"","imageAvailable":false,"imageUrl":"","imageExtension":"","imageVersion":0}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ac',1,1795061013891,'6afe75150bd19126af27e239','["originalID","store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ac',2,1795061013930,'6afe75150bd19126af27e239','["departmentCode"]','{"id":"6afe7515166fcb01c8dff7ac","originalID":"6afe7515166fcb01c8dff793","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.891Z","lastUpdated":"2026-11-19T04:03:33.891Z","createdBy":"6afe75150bd19126af27e239","modifiedBy":"6afe75150bd19126af27e239","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ad',1,1795061013891,'6afe75150bd19126af27e239','["originalID","store","createdFor","createdAt","activeStatus","name","departmentCode","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ae',1,1795061013891,'6afe75150bd19126af27e239','["originalID","store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7af',1,1795061013891,'6afe75150bd19126af27e239','["originalID","store","createdFor","createdAt","activeStatus","name","imageAvailable","imageUrl","imageExtension","imageVersion"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7b0',1,1795061013891,'6afe75150bd19126af27e239','["originalID","store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',1,1795061013382,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc625',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc625',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc625","originalID":"6afe7515f96874f62fafc625","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc626',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc626',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc626","originalID":"6afe7515f96874f62fafc626","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc627',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc627',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc627","originalID":"6afe7515f96874f62fafc627","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc628',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc628',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc628","originalID":"6afe7515f96874f62fafc628","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc629',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc629',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc629","originalID":"6afe7515f96874f62fafc629","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62a',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62a',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc62a","originalID":"6afe7515f96874f62fafc62a","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62b',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62b',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc62b","originalID":"6afe7515f96874f62fafc62b","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62c',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62c',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc62c","originalID":"6afe7515f96874f62fafc62c","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62d',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62d',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc62d","originalID":"6afe7515f96874f62fafc62d","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62e',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62e',2,1795061013891,'6afe75150bd19126af27e239','["originalID"]','{"id":"6afe7515f96874f62fafc62e","originalID":"6afe7515f96874f62fafc62e","store":"6afe7515f96874f62fafc624","createdFor":"6afe7515f96874f62fafc624","ownedBy":"6afe75150bd19126af27e235","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-19T04:03:33.388Z","lastUpdated":"2026-11-19T04:03:33.388Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}');
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc62f',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","name","priority","privileges","allPrivileges"]',NULL);
INSERT INTO history VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc630',1,1795061013388,'operator','["store","createdFor","createdAt","activeStatus","firstName","name","roles","signIn"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1, who TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afe75150bd19126af27e235','',1,1795061013278,'created','account','6afe75150bd19126af27e235',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',1,1795061013278,'created','store','6afe75150bd19126af27e236',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',2,1795061013278,'created','serviceType','6afe75150bd19126af27e23c',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',3,1795061013278,'created','serviceType','6afe75150bd19126af27e23d',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',4,1795061013278,'created','serviceType','6afe75150bd19126af27e23e',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',5,1795061013278,'created','serviceType','6afe75150bd19126af27e23f',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',6,1795061013278,'created','serviceType','6afe75150bd19126af27e240',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',7,1795061013278,'created','serviceType','6afe75150bd19126af27e241',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',8,1795061013278,'created','serviceType','6afe75150bd19126af27e242',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',9,1795061013278,'created','language','6afe75150bd19126af27e243',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',10,1795061013278,'created','language','6afe75150bd19126af27e244',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',11,1795061013279,'created','language','6afe75150bd19126af27e245',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',12,1795061013279,'created','role','6afe75150bd19126af27e246',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',13,1795061013279,'created','user','6afe75150bd19126af27e247',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',14,1795061013664,'created','department','6afe7515166fcb01c8dff792',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',15,1795061013695,'created','department','6afe7515166fcb01c8dff793',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',16,1795061013729,'created','department','6afe7515166fcb01c8dff794',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',17,1795061013742,'updated','department','6afe7515166fcb01c8dff792',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',18,1795061013750,'updated','department','6afe7515166fcb01c8dff792',3,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',19,1795061013764,'inactivated','department','6afe7515166fcb01c8dff794',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20,1795061013777,'created','servingSizeLevel','6afe7515166fcb01c8dff795',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',21,1795061013793,'created','category','6afe7515166fcb01c8dff796',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',22,1795061013807,'created','modifier','6afe7515166fcb01c8dff797',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',23,1795061013817,'updated','modifier','6afe7515166fcb01c8dff797',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',24,1795061013824,'created','order','6afe7515166fcb01c8dff798',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',25,1795061013824,'created','sale','6afe7515166fcb01c8dff79a',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',26,1795061013837,'created','order','6afe7515166fcb01c8dff79c',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',27,1795061013845,'created','device','6afe7515166fcb01c8dff7a1',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',28,1795061013845,'created','check','6afe7515166fcb01c8dff79f',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',29,1795061013852,'created','device','6afe7515166fcb01c8dff7a4',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',30,1795061013852,'updated','check','6afe7515166fcb01c8dff79f',2,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',31,1795061013866,'created','check','6afe7515166fcb01c8dff7a5',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',32,1795061013877,'closed','check','6afe7515166fcb01c8dff7a5',2,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',33,1795061013877,'created','sale','6afe7515166fcb01c8dff7a6',1,0,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',34,1795061013918,'updated','department','6afe7515166fcb01c8dff793',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',35,1795061013954,'created','device','6afe7515166fcb01c8dff7b3',1,0,'');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',1,1795061013382,'created','store','6afe7515f96874f62fafc624',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',2,1795061013388,'created','serviceType','6afe7515f96874f62fafc625',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',3,1795061013388,'created','serviceType','6afe7515f96874f62fafc626',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',4,1795061013388,'created','serviceType','6afe7515f96874f62fafc627',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',5,1795061013388,'created','serviceType','6afe7515f96874f62fafc628',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',6,1795061013388,'created','serviceType','6afe7515f96874f62fafc629',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',7,1795061013388,'created','serviceType','6afe7515f96874f62fafc62a',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',8,1795061013388,'created','serviceType','6afe7515f96874f62fafc62b',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',9,1795061013388,'created','language','6afe7515f96874f62fafc62c',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',10,1795061013388,'created','language','6afe7515f96874f62fafc62d',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',11,1795061013388,'created','language','6afe7515f96874f62fafc62e',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',12,1795061013388,'created','role','6afe7515f96874f62fafc62f',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',13,1795061013388,'created','user','6afe7515f96874f62fafc630',1,1,'operator');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',14,1795061013891,'created','department','6afe7515166fcb01c8dff7ac',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',15,1795061013891,'created','department','6afe7515166fcb01c8dff7ad',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',16,1795061013891,'created','servingSizeLevel','6afe7515166fcb01c8dff7ae',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',17,1795061013891,'updated','language','6afe7515f96874f62fafc62c',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',18,1795061013891,'updated','language','6afe7515f96874f62fafc62e',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',19,1795061013891,'updated','language','6afe7515f96874f62fafc62d',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',20,1795061013891,'updated','serviceType','6afe7515f96874f62fafc627',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',21,1795061013891,'updated','serviceType','6afe7515f96874f62fafc62a',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',22,1795061013891,'updated','serviceType','6afe7515f96874f62fafc625',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',23,1795061013891,'updated','serviceType','6afe7515f96874f62fafc629',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',24,1795061013891,'updated','serviceType','6afe7515f96874f62fafc626',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',25,1795061013891,'updated','serviceType','6afe7515f96874f62fafc628',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',26,1795061013891,'updated','serviceType','6afe7515f96874f62fafc62b',2,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',27,1795061013891,'created','modifier','6afe7515166fcb01c8dff7af',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',28,1795061013891,'created','category','6afe7515166fcb01c8dff7b0',1,1,'6afe75150bd19126af27e239');
INSERT INTO event VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',29,1795061013930,'updated','department','6afe7515166fcb01c8dff7ac',2,1,'6afe75150bd19126af27e239');
CREATE TABLE event_hold (
    account TEXT NOT NULL, store TEXT NOT NULL, holder TEXT NOT NULL, after INTEGER NOT NULL,
    PRIMARY KEY (account, store, holder))  WITHOUT ROWID ;
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL,
    store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afe75150bd19126af27e235','first','497623ef480e9a162d9db9239b6bff1849d71ac78304bd67788689d2df36fe1d','"1.57d7uh6"','',1795061013664,'6afe75150bd19126af27e236','6afe7515166fcb01c8dff792',1);
INSERT INTO idempotency VALUES('6afe75150bd19126af27e235','second','0508214997feca1ef2da414f3024553e34ebae3009daccc58d6537e5942c2e6a','"2.57d7uh6"','',1795061013742,'6afe75150bd19126af27e236','6afe7515166fcb01c8dff792',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e239','6747cb79eb06e0dbbd3211c7f8e3d85e25c5c2d758dbaad5d749193f8a43a794','first key','',65535,0,1795061013279,0,0,1795061014088);
INSERT INTO api_key VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e23a','900c96f6ae3a7204c1cafd3bfcf14fe0bd11dddc6486651248d03c8c09e6a860','kiosk','',48,0,1795061013279,0,0,1795061013954);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    factor TEXT NOT NULL DEFAULT '', factor_pending TEXT NOT NULL DEFAULT '',
    factor_step INTEGER NOT NULL DEFAULT 0, last_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e237','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$WbQTll3R9GqYGoTk/e8lWQ$Uk5SWpiaDcLDdt6x1r22oJUUUQQnV+S/kcuGQH2g9/s','owner',1,1795061013279,'','',0,0);
INSERT INTO sign_in VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e238','6afe75150bd19126af27e236','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$t07pR1QRKdTQVFh+4/NUdg$dgad9wcV97Vb+MSUo+oE1Rfak3UtBpOX5UVxb/DNGbo','kiosk',1,1795061013279,'','',0,0);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', revoked_ms INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','28961e4fd3aeae6ab9264967cc5794760d5626f6ed7c027ffbe5d176c1f22e46',10,1795061013279,'6afe75150bd19126af27e23b',0);
CREATE TABLE kiosk_token (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, device_id TEXT NOT NULL,
    licence TEXT NOT NULL, sign_in TEXT NOT NULL, created_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL, epoch TEXT NOT NULL,
    PRIMARY KEY (account, hash))  WITHOUT ROWID;
INSERT INTO kiosk_token VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','511b37b5e417519ad7f6e8c79a757070ce568fc50dd1070799c0f65ee14503c5','kiosk-1','6afe75150bd19126af27e23b','6afe75150bd19126af27e238',1795061013954,1795665813954,0,'57d7uh6');
CREATE TABLE kiosk_guard (
    account TEXT NOT NULL, guard TEXT NOT NULL, at_ms INTEGER NOT NULL, failures INTEGER NOT NULL,
    PRIMARY KEY (account, guard, at_ms))  WITHOUT ROWID;
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afe75150bd19126af27e235','95d78ba7f7aaa9818eea9361cab07e3107c9c34ecfce9080b2ed49cf2e755852','png',1795061013891,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff797','95d78ba7f7aaa9818eea9361cab07e3107c9c34ecfce9080b2ed49cf2e755852');
INSERT INTO image_use VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7af','95d78ba7f7aaa9818eea9361cab07e3107c9c34ecfce9080b2ed49cf2e755852');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(593,1795061014101);
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
INSERT INTO audit VALUES('6afe75150bd19126af27e235','',1,1795061013278,'operator','','','','init','account','6afe75150bd19126af27e235',0,'','done','12c70da7af4d7c60ada3d9dbbd30ba582664dac96941a176c487669612f3e951');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','',2,1795061013379,'operator','','','','addStore','store','6afe7515f96874f62fafc624',0,'','done','c020bd16e8c6c8e2448dd4313ea377f0aaf6ac88aa831f3a0f3dd6fc664e35cd');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','',3,1795061014088,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','pullIntoStores','pull','',0,'reason at','done','8f4fc80232738b3be20fc9bdd529b6b5cfc228d6d8ac48622b1f9d4976fee9dd');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',1,1795061013664,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createDepartment','department','6afe7515166fcb01c8dff792',1,'store createdFor createdAt activeStatus name isDelete','done','a73dbde239bf3c5c73fc99258c9d3fe40cc550cc35b5148c9c1ef1f4f57e96cc');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',2,1795061013695,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createDepartment','department','6afe7515166fcb01c8dff793',1,'store createdFor createdAt activeStatus name description isDelete','done','3b57c773b46c6178784adbf48aaa100e7d3cbd1db37a10cbcdb2afb359afb942');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',3,1795061013729,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createDepartment','department','6afe7515166fcb01c8dff794',1,'store createdFor createdAt activeStatus name isDelete','done','217d92523ecc3b999bba81507dea6ba89c65aaa1ac1016ede60da43c3d84c5d9');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',4,1795061013742,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','updateDepartment','department','6afe7515166fcb01c8dff792',2,'name departmentCode','done','305989ed9474e5454db25ae4ada397d0eed910b273365554157129fc09739598');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',5,1795061013750,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','updateDepartment','department','6afe7515166fcb01c8dff792',3,'description','done','9904164c4620e8af297dc30ad2e57f04b0c45627d1af4b75b283025643fe46df');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',6,1795061013764,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','updateDepartment','department','6afe7515166fcb01c8dff794',2,'activeStatus isDelete','done','f3685cceb9817e8cabba2d08bc7a4d1e53fb522eea6ffa0306b163b76769292d');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',7,1795061013777,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createServingSizeLevel','servingSizeLevel','6afe7515166fcb01c8dff795',1,'store createdFor createdAt activeStatus name default','done','39d51071c0150ec7c0a88f654dac792c22d1ecaf0bf1a9c615caf1fcfe7a11b9');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',8,1795061013793,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createCategory','category','6afe7515166fcb01c8dff796',1,'store createdFor createdAt activeStatus name level department timeApplicableType imageAvailable imageVersion','done','729d4c60516e130a80ad1a9d31cb4718c945592aff37a5adf4b53a4bff9819d1');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',9,1795061013807,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','createModifier','modifier','6afe7515166fcb01c8dff797',1,'store createdFor createdAt activeStatus name imageAvailable imageVersion','done','208a79d1d2b96ab07f5d090ea90da5c4c1d8fa33e4359f26756796fe2216e879');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',10,1795061013817,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','uploadModifierImage','modifier','6afe7515166fcb01c8dff797',2,'imageAvailable imageUrl imageExtension imageVersion','done','25db90e5bca60a83e6e011bd9b35faa46979267d14d26aa4b95b68855a895fdf');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',11,1795061013824,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','saveWebOrder','order','',0,'uniqueOrderID paymentPaid orderDetails','done','1e7a8414e31d3062680d8ca76f7d71194b8de96a10dbd86434a469771a2bea2a');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',12,1795061013837,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','saveWebOrder','order','',0,'uniqueOrderID orderDetails deliveryDetail','done','6b025fe0b75fe0274b1f0884921ce28b6e2b0ae22ba9ff822cfedf085af16dac');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',13,1795061013845,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','addOrUpdateCheck','check','',0,'checkID node data','done','a8afbb1c23985d6b8221b943cfea6773f0fac2a487674f2b2645ad587cf8d2d3');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',14,1795061013852,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','addOrUpdateCheck','check','',0,'checkID node data','done','959712d8e534d33c7b52a7216724c178860b8e03476ad7f6e6b763094a034546');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',15,1795061013866,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','addOrUpdateCheck','check','',0,'checkID node data','done','520bebbaf56191aa00e2ff2bf037db1fb5ad69b6064eab8b00ce82c5a2ad5362');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',16,1795061013877,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','addOrUpdateCheck','check','',0,'checkID node data','done','7739a546efabaa77cecbaf86febbd14f2c9b0c8ee1cf4f413a6b8cf748c81c07');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',17,1795061013918,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','updateDepartment','department','6afe7515166fcb01c8dff793',2,'departmentCode','done','1fa6b38583d16abba51d71015cfc99b6e66b1bbebb2d18f13a821257ad74d7dd');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',18,1795061013954,'6afe75150bd19126af27e23a','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','logInAtKiosk','kiosk','',0,'emailId deviceId password','done','cb115e748ed22ac3202e8e03fbcb057b795c1c9cc32271ec22e7b004cebeada3');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',1,1795061013891,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','pullMenu','pull','',0,'copyAll','done','b457150ec1211188a0416cfe5b56bf40365d2a029ea4639426f23954ee58ca06');
INSERT INTO audit VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',2,1795061013930,'6afe75150bd19126af27e239','','127.0.0.0/24','625bd08ef5cff3d011bfa390584217eb','pullMenu','pull','',0,'menuItems','done','4446c939e3af5a92ae5b0193d527bae70f54fe278eeba721851740fd07f25192');
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
INSERT INTO job VALUES('6afe75150bd19126af27e235','','erasure',1795061073509,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','','pulls',1795061073509,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','','retention',1795061073509,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','','settle_balances',1795061073509,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','deliver_webhooks',1795061073516,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','due_orders',1795061073509,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','deliver_webhooks',1795061073516,'',0,0,0,0,0,'',0,0);
INSERT INTO job VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','due_orders',1795061073509,'',0,0,0,0,0,'',0,0);
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
INSERT INTO web_order VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff798','6afe75150bd19126af27e236','paid',1,'aa28d1ddbad21c8a1161169ff5bd217eae5267efdbb6c98f7fc0ddb32c489044',1,1,1,1,1795061013824,1795061013824,1795061013824,1795061013824,0,0,0,'',0,'EUR','','','6afe7515166fcb01c8dff79a',550,0,0,550,1,'',0,0,1,'{"orderNumber":"1","orderStatus":1,"orderStatusStr":"Placed","paymentPaid":true,"paidAmount":550,"paidAmountStr":"5.50","balanceAmount":0,"balanceAmountStr":"0.00","payments":[{"id":"6afe7515166fcb01c8dff79b","amount":550,"amountStr":"5.50","paymentMethod":"Other","createdBy":"6afe75150bd19126af27e239","date":"2026-11-19T04:03:33.824Z"}],"isRefunded":false,"refund":[],"saleId":"6afe7515166fcb01c8dff79a","statusChanges":[{"orderStatus":1,"orderStatusStr":"Placed","createdBy":"6afe75150bd19126af27e239","date":"2026-11-19T04:03:33.824Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T04:03:33.824Z"}');
INSERT INTO web_order VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79c','6afe75150bd19126af27e236','later',2,'4d657e52bbd0233fefc73e521060284a920ebbb1b9094d0ae338473471b1cf16',10,0,1,1,1795061013837,1795061013837,0,0,0,4070944800000,0,'',0,'EUR','','','6afe7515166fcb01c8dff79e',500,0,0,0,1,'',0,0,0,'{"orderNumber":"2","orderStatus":10,"orderStatusStr":"Scheduled","paymentPaid":false,"paidAmount":0,"paidAmountStr":"0.00","balanceAmount":500,"balanceAmountStr":"5.00","isRefunded":false,"refund":[],"statusChanges":[{"orderStatus":10,"orderStatusStr":"Scheduled","createdBy":"6afe75150bd19126af27e239","date":"2026-11-19T04:03:33.837Z","revision":1}],"revision":1,"lastUpdated":"2026-11-19T04:03:33.837Z"}');
CREATE TABLE web_order_text (
    account TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, lines TEXT NOT NULL,
    basis TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO web_order_text VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff798','{"id":"6afe7515166fcb01c8dff798","uniqueOrderID":"paid","orderDetails":[{"_id":"6afe7515166fcb01c8dff799","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"itemTaxAmount":50,"itemTaxAmountStr":"0.50","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":50,"exclusiveTaxAmountStr":"0.50","itemTotalTax":50,"itemTotalTaxStr":"0.50","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":50,"totalTaxStr":"0.50","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":550,"totalAmountStr":"5.50","taxes":[{"txExternalID":"VAT","txName":"","percentage":10000,"percentageStr":"10.000","amount":50,"amountStr":"0.50"}],"taxAmount":50,"taxAmountStr":"0.50","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":50,"totalTaxStr":"0.50","deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe75150bd19126af27e236","dateCreated":"2026-11-19T04:03:33.824Z","createdBy":"6afe75150bd19126af27e239","warnings":["orderDetails[0].taxes[0].txExternalID: is not an active tax of this store"]}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;1;3;VAT0;10000;0;500;50;','{"uniqueOrderID":"paid","orderDetails":[{"_id":"6afe7515166fcb01c8dff799","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","taxes":[{"txExternalID":"VAT","percentage":10000,"percentageStr":"10.000"}]}],"paymentPaid":true}');
INSERT INTO web_order_text VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79c','{"id":"6afe7515166fcb01c8dff79c","uniqueOrderID":"later","orderDetails":[{"_id":"6afe7515166fcb01c8dff79d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00","priceAmount":500,"priceAmountStr":"5.00","amount":500,"amountStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","includedModifierPrice":0,"includedModifierPriceStr":"0.00","optionalModifierPrice":0,"optionalModifierPriceStr":"0.00","mandatoryModifierPrice":0,"mandatoryModifierPriceStr":"0.00","totalModifierPrice":0,"totalModifierPriceStr":"0.00","includedmodifiertax":0,"includedmodiferinctax":0,"optionalmodifiertax":0,"optionalmodifierinctax":0,"mandatorymodifiertax":0,"mandatorymodifierinctax":0,"taxes":[],"itemTaxAmount":0,"itemTaxAmountStr":"0.00","itemInclusiveTaxAmount":0,"itemInclusiveTaxAmountStr":"0.00","modifierTaxAmount":0,"modifierTaxAmountStr":"0.00","modifierInclusiveTaxAmount":0,"modifierInclusiveTaxAmountStr":"0.00","taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","exclusiveTaxAmount":0,"exclusiveTaxAmountStr":"0.00","itemTotalTax":0,"itemTotalTaxStr":"0.00","modifierTotalTax":0,"modifierTotalTaxStr":"0.00","totalTax":0,"totalTaxStr":"0.00","discountOnMenuItem":0,"discountOnMenuItemStr":"0.00","discountOnItemIncTax":0,"discountOnItemIncTaxStr":"0.00","discountOnItemTax":0,"discountOnItemTaxStr":"0.00","totalDiscountTaxAmount":0,"totalDiscountTaxAmountStr":"0.00","totalDiscountInTaxAmount":0,"totalDiscountInTaxAmountStr":"0.00","totalDiscount":0,"totalDiscountStr":"0.00","totalDiscountOnTaxes":0,"totalDiscountOnTaxesStr":"0.00","discountOnModifier":0,"discountOnModifierStr":"0.00","discountOnModifierIncTax":0,"discountOnModifierIncTaxStr":"0.00","discountOnModifierTax":0,"discountOnModifierTaxStr":"0.00"}],"subTotal":500,"subTotalStr":"5.00","totalAmount":500,"totalAmountStr":"5.00","taxes":[],"taxAmount":0,"taxAmountStr":"0.00","inclusiveTaxes":[],"inclusiveTaxAmount":0,"inclusiveTaxAmountStr":"0.00","totalTax":0,"totalTaxStr":"0.00","deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}],"deliveryCharge":0,"deliveryChargeStr":"0.00","driverTipAmount":0,"driverTipAmountStr":"0.00","pricingDiffers":false,"orderPricing":"verify","store":"6afe75150bd19126af27e236","dateCreated":"2026-11-19T04:03:33.837Z","createdBy":"6afe75150bd19126af27e239","scheduledFor":"2099-01-01T11:00:00.000Z"}','1;1;10;4;Soup0;0;0;0;0;0;1;500;500;0;0;0;0;0;0;0;0;','{"uniqueOrderID":"later","orderDetails":[{"_id":"6afe7515166fcb01c8dff79d","miName":"Soup","quantity":1,"itemPrice":500,"itemPriceStr":"5.00"}],"deliveryDetail":[{"dateStr":"2099-01-01T12:00","isFutureOrder":true}]}');
CREATE TABLE web_order_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO web_order_counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',2);
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
INSERT INTO sale VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79a','6afe75150bd19126af27e236',1,'paid','CLOSED','','','','EUR',20776,1,'6afe75150bd19126af27e239',1795061013824,1795061013824,'order','1',1795061013824,303,1795061013824,'','','','','','','','','','',0,500,0,0,0,50,550,0,0);
INSERT INTO sale VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a6','6afe75150bd19126af27e236',2,'T2','CLOSED','','','','EUR',20454,1,'6afe75150bd19126af27e239',1795061013877,1795061013877,'check','2',1767225600000,60,1767225600000,'','','','','','','','','','',0,500,0,0,0,0,500,0,0);
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
INSERT INTO sale_line VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20454,'6afe7515166fcb01c8dff7a6',0,1,'b','','Soup','','','','','','',1,500,500,0,0,0,0,0,0,60,0,'','');
INSERT INTO sale_line VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20776,'6afe7515166fcb01c8dff79a',0,1,'1','','Soup','','','','','','',1,500,500,0,0,0,50,0,0,303,0,'','');
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
INSERT INTO sale_tax VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20776,'6afe7515166fcb01c8dff79a',0,0,1,'VAT','',10000,0,500,50);
CREATE TABLE sale_payment (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sale TEXT NOT NULL, number INTEGER NOT NULL, counts INTEGER NOT NULL,
    payment_key TEXT NOT NULL, method TEXT NOT NULL, type TEXT NOT NULL,
    amount INTEGER NOT NULL, tip INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day, sale, number))  WITHOUT ROWID;
INSERT INTO sale_payment VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20454,'6afe7515166fcb01c8dff7a6',0,1,'paid','','',500,0,0);
INSERT INTO sale_payment VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20776,'6afe7515166fcb01c8dff79a',0,1,'6afe7515166fcb01c8dff79b','Other','',550,0,1795061013824);
CREATE TABLE sale_counter (
    account TEXT NOT NULL, store TEXT NOT NULL, last INTEGER NOT NULL,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO sale_counter VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',2);
CREATE TABLE day_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, business_day INTEGER NOT NULL,
    sequence INTEGER NOT NULL, sales INTEGER NOT NULL, refunds INTEGER NOT NULL,
    guests INTEGER NOT NULL, gross INTEGER NOT NULL, discount INTEGER NOT NULL,
    tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL, exclusive_tax INTEGER NOT NULL,
    paid INTEGER NOT NULL, tips INTEGER NOT NULL,
    PRIMARY KEY (account, store, business_day))  WITHOUT ROWID ;
INSERT INTO day_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20454,33,1,0,0,500,0,0,0,0,500,0);
INSERT INTO day_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236',20776,25,1,0,0,500,0,0,0,50,550,0);
CREATE TABLE sale_sum (
    account TEXT NOT NULL, store TEXT NOT NULL, dimension TEXT NOT NULL,
    business_day INTEGER NOT NULL, id TEXT NOT NULL, department TEXT NOT NULL,
    category TEXT NOT NULL, subcategory TEXT NOT NULL, name TEXT NOT NULL,
    lines INTEGER NOT NULL, quantity INTEGER NOT NULL, gross INTEGER NOT NULL,
    discount INTEGER NOT NULL, tax_share INTEGER NOT NULL, inclusive_tax INTEGER NOT NULL,
    exclusive_tax INTEGER NOT NULL,
    PRIMARY KEY (account, store, dimension, business_day, id, department, category, subcategory))
     WITHOUT ROWID ;
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','category',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','category',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','department',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','department',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','employee',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','employee',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','hour',20454,'1','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','hour',20776,'5','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','item',20454,'','','','','Soup',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','item',20776,'','','','','Soup',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','service_type',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','service_type',20776,'','','','','',1,1,500,0,0,0,50);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','subcategory',20454,'','','','','',1,1,500,0,0,0,0);
INSERT INTO sale_sum VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','subcategory',20776,'','','','','',1,1,500,0,0,0,50);
CREATE TABLE device (
    account TEXT NOT NULL, store TEXT NOT NULL, id TEXT NOT NULL, known_by TEXT NOT NULL,
    device_id TEXT NOT NULL, node TEXT NOT NULL, name TEXT NOT NULL, mac_id TEXT NOT NULL,
    app_version TEXT NOT NULL, seen_ms INTEGER NOT NULL, blocked INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO device VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','6afe7515166fcb01c8dff7a1','ipad-1','','ipad-1','','','',1795061013845,0,1);
INSERT INTO device VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','6afe7515166fcb01c8dff7a4','ipad-2','','ipad-2','','','',1795061013852,0,1);
INSERT INTO device VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e236','6afe7515166fcb01c8dff7b3','kiosk-1','kiosk-1','','','','',1795061013954,0,1);
CREATE TABLE pos_check (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, check_id TEXT NOT NULL,
    revision INTEGER NOT NULL, state TEXT NOT NULL, sequence INTEGER NOT NULL,
    opened_ms INTEGER NOT NULL, opened_day INTEGER NOT NULL, changed_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, submissions INTEGER NOT NULL, currency TEXT NOT NULL,
    sale TEXT NOT NULL, is_merged INTEGER NOT NULL, source INTEGER NOT NULL,
    head TEXT NOT NULL, data TEXT NOT NULL, history BLOB NOT NULL
     , PRIMARY KEY (account, id));
INSERT INTO pos_check VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79f','6afe75150bd19126af27e236','T1',2,'active',30,1767225600000,20454,1795061013852,0,2,'EUR','6afe7515166fcb01c8dff7a0',1,0,'{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500},{"menuName":"Soup","orderUniqueId":"a","price":500,"quantity":1}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}],"totalAmount":1000,"totalAmountStr":"10.00","totalGrossAmount":1000,"totalGrossAmountStr":"10.00","totalTaxAmount":0,"totalTaxAmountStr":"0.00","totalSaleAmount":1000,"totalSaleAmountStr":"10.00","netSales":1000,"netSalesStr":"10.00","paidAmount":0,"paidAmountStr":"0.00","balanceAmount":1000,"balanceAmountStr":"10.00"}',X'00020480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000000000003026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
INSERT INTO pos_check VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a5','6afe75150bd19126af27e236','T2',2,'closed',32,1767225600000,20454,1795061013877,1795061013877,2,'EUR','6afe7515166fcb01c8dff7a6',0,2,'','',X'00020480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee66010280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000000000106697061642d320480a0d5edee66e80703026c619d74513d90674858d39f273ce1a963f900000102000000019d74513d90674858d39f273ce1a963f90001026c62c17b8f1f6f80251bd2aacf13876ba16c0000000400000001c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a64700000102000000012a3fa9fe2da629c9ec5b9b2db8b9a6470001');
CREATE TABLE pos_check_submission (
    account TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    stamp_ms INTEGER NOT NULL, device_ms INTEGER NOT NULL, arrived_ms INTEGER NOT NULL,
    content TEXT NOT NULL, is_applied INTEGER NOT NULL, decided TEXT NOT NULL,
    warnings TEXT NOT NULL, made_by TEXT NOT NULL, natural_ms INTEGER NOT NULL DEFAULT 0,
    is_raised INTEGER NOT NULL DEFAULT 0, is_knowing INTEGER NOT NULL DEFAULT 0,
    is_late INTEGER NOT NULL DEFAULT 0, departures TEXT NOT NULL DEFAULT '[]', said BLOB,
    head TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (account, owner, number));
INSERT INTO pos_check_submission VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79f',1,'ipad-1',1767225600000,1767225600000,1795061013845,'06c5d0fc5a0023223e22757b7d8b33d3',1,'[]','[]','6afe75150bd19126af27e239',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79f',2,'ipad-2',1767225600000,1767225600000,1795061013852,'846396045f4c25c967c289a6ed528b5b',1,'[]','[]','6afe75150bd19126af27e239',1767225600000,0,0,0,'[]',X'0002026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T1","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a5',1,'ipad-1',1767225600000,1767225600000,1795061013866,'2f9378a7af2bb4f88e7af3d4fc23bd81',1,'[]','[]','6afe75150bd19126af27e239',1767225600000,0,0,0,'[]',X'0002026c619d74513d90674858d39f273ce1a963f900000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-1"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"a","menuName":"Soup","quantity":1,"price":500}]}]}');
INSERT INTO pos_check_submission VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a5',2,'ipad-2',1767225600000,1767225600000,1795061013877,'1e2a410e5b1ee2d1ec9ae50840e4680e',1,'[]','[]','6afe75150bd19126af27e239',1767225600000,0,0,0,'[]',X'000301242c9e6405a3a56a18a2976460723b062300e807026c62c17b8f1f6f80251bd2aacf13876ba16c00000273312a3fa9fe2da629c9ec5b9b2db8b9a6470000','{"checkID":"T2","node":"ipad-2"}','{"lastUpdateInMillisec":1767225600000,"seats":[{"id":"1","orders":[{"orderUniqueId":"b","menuName":"Soup","quantity":1,"price":500}]}],"status":"CLOSED","totalAmount":500,"paidAmount":500}');
CREATE TABLE pos_check_conflict (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, owner TEXT NOT NULL,
    check_id TEXT NOT NULL, is_late INTEGER NOT NULL, number INTEGER NOT NULL, node TEXT NOT NULL,
    keys TEXT NOT NULL, state TEXT NOT NULL, made_ms INTEGER NOT NULL,
    settled_ms INTEGER NOT NULL, settled_by TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '', form TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '', source_key TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account, id));
INSERT INTO pos_check_conflict VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7ab','6afe75150bd19126af27e236','6afe7515166fcb01c8dff7a5','T2',0,1,'ipad-1','["la"]','open',1795061013877,0,'','line','9d74513d90674858d39f273ce1a963f9','6afe7515166fcb01c8dff7a5','la');
CREATE TABLE pos_check_node (
    account TEXT NOT NULL, owner TEXT NOT NULL, node_key TEXT NOT NULL, words BLOB NOT NULL,
    PRIMARY KEY (account, owner, node_key));
INSERT INTO pos_check_node VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79f','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee6606c5d0fc5a0023223e22757b7d8b33d380a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff79f','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee66846396045f4c25c967c289a6ed528b5b80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a5','e7b950d2b57834a5882778440dbc121c',X'0002020280a0d5edee660280a0d5edee6606697061642d3180a0d5edee662f9378a7af2bb4f88e7af3d4fc23bd8180a0d5edee6601000002026c619d74513d90674858d39f273ce1a963f90080a0d5edee66020280a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020280a0d5edee660000');
INSERT INTO pos_check_node VALUES('6afe75150bd19126af27e235','6afe7515166fcb01c8dff7a5','21fe9911b464f764f3f1a73ef6fccf02',X'0004040480a0d5edee660480a0d5edee6606697061642d3280a0d5edee661e2a410e5b1ee2d1ec9ae50840e4680e80a0d5edee6601000002026c62c17b8f1f6f80251bd2aacf13876ba16c0080a0d5edee66040480a0d5edee6600000273312a3fa9fe2da629c9ec5b9b2db8b9a6470080a0d5edee66020480a0d5edee660000');
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
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7ac','department','6afe7515166fcb01c8dff793','6afe75150bd19126af27e236','6afe7515166fcb01c8dff793',2,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7ad','department','6afe7515166fcb01c8dff792','6afe75150bd19126af27e236','6afe7515166fcb01c8dff792',3,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7ae','servingSizeLevel','6afe7515166fcb01c8dff795','6afe75150bd19126af27e236','6afe7515166fcb01c8dff795',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7af','modifier','6afe7515166fcb01c8dff797','6afe75150bd19126af27e236','6afe7515166fcb01c8dff797',2,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b0','category','6afe7515166fcb01c8dff796','6afe75150bd19126af27e236','6afe7515166fcb01c8dff796',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc625','serviceType','6afe75150bd19126af27e23c','6afe75150bd19126af27e236','6afe75150bd19126af27e23c',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc626','serviceType','6afe75150bd19126af27e23d','6afe75150bd19126af27e236','6afe75150bd19126af27e23d',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc627','serviceType','6afe75150bd19126af27e23e','6afe75150bd19126af27e236','6afe75150bd19126af27e23e',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc628','serviceType','6afe75150bd19126af27e23f','6afe75150bd19126af27e236','6afe75150bd19126af27e23f',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc629','serviceType','6afe75150bd19126af27e240','6afe75150bd19126af27e236','6afe75150bd19126af27e240',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc62a','serviceType','6afe75150bd19126af27e241','6afe75150bd19126af27e236','6afe75150bd19126af27e241',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc62b','serviceType','6afe75150bd19126af27e242','6afe75150bd19126af27e236','6afe75150bd19126af27e242',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc62c','language','6afe75150bd19126af27e243','6afe75150bd19126af27e236','6afe75150bd19126af27e243',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc62d','language','6afe75150bd19126af27e244','6afe75150bd19126af27e236','6afe75150bd19126af27e244',1,1);
INSERT INTO pull_link VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515f96874f62fafc62e','language','6afe75150bd19126af27e245','6afe75150bd19126af27e236','6afe75150bd19126af27e245',1,1);
CREATE TABLE web_of_copies (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO web_of_copies VALUES('6afe75150bd19126af27e235','6afe75150bd19126af27e235',2);
CREATE TABLE pull (
    account TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL,
    source TEXT NOT NULL, who TEXT NOT NULL, choice TEXT NOT NULL, answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL, undone_ms INTEGER NOT NULL DEFAULT 0, changes INTEGER NOT NULL,
    PRIMARY KEY (account, store, number));
INSERT INTO pull VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',1,'6afe7515166fcb01c8dff7b1','6afe75150bd19126af27e236','6afe75150bd19126af27e239','["copyAll"]','{"pullId":"6afe7515166fcb01c8dff7b1","store":"6afe7515f96874f62fafc624","sourceStore":"6afe75150bd19126af27e236","dryRun":false,"departments":{"inserted":2,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"taxes":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"languages":{"inserted":0,"updated":3,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"language","originalID":"6afe75150bd19126af27e243","id":"6afe7515f96874f62fafc62c","name":"English","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe75150bd19126af27e245","id":"6afe7515f96874f62fafc62e","name":"French","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"language","originalID":"6afe75150bd19126af27e244","id":"6afe7515f96874f62fafc62d","name":"Spanish","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"serviceTypes":{"inserted":0,"updated":7,"unchanged":0,"inactivated":0,"conflicts":[{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e23e","id":"6afe7515f96874f62fafc627","name":"Bar Tab","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e241","id":"6afe7515f96874f62fafc62a","name":"Delivery","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e23c","id":"6afe7515f96874f62fafc625","name":"Dine In","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e240","id":"6afe7515f96874f62fafc629","name":"For Here","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e23d","id":"6afe7515f96874f62fafc626","name":"QSR","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e23f","id":"6afe7515f96874f62fafc628","name":"To Go","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"},{"reason":"name_collision","kind":"serviceType","originalID":"6afe75150bd19126af27e242","id":"6afe7515f96874f62fafc62b","name":"Web Order","fields":[],"message":"A record of the store already has this name; it was linked and stays as it is"}]},"reasons":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"tares":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"itemServiceCharges":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifiers":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"modifierGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"categories":{"inserted":1,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"discounts":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"displayGroups":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"gratuities":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795061013891,0,15);
INSERT INTO pull VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624',2,'6afe7515166fcb01c8dff7b2','6afe75150bd19126af27e236','6afe75150bd19126af27e239','["menuItems"]','{"pullId":"6afe7515166fcb01c8dff7b2","store":"6afe7515f96874f62fafc624","sourceStore":"6afe75150bd19126af27e236","dryRun":false,"departments":{"inserted":0,"updated":1,"unchanged":1,"inactivated":0,"conflicts":[]},"courses":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]},"servingSizeLevels":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"categories":{"inserted":0,"updated":0,"unchanged":1,"inactivated":0,"conflicts":[]},"menuItems":{"inserted":0,"updated":0,"unchanged":0,"inactivated":0,"conflicts":[]}}',1795061013930,0,1);
CREATE TABLE pulled_record (
    account TEXT NOT NULL, store TEXT NOT NULL, pull TEXT NOT NULL, id TEXT NOT NULL,
    kind TEXT NOT NULL, revision_before INTEGER NOT NULL, revision_after INTEGER NOT NULL,
    link_root TEXT NOT NULL, link_source_store TEXT NOT NULL, link_source_id TEXT NOT NULL,
    link_base_revision INTEGER NOT NULL, link_active INTEGER NOT NULL,
    PRIMARY KEY (account, store, pull, id))  WITHOUT ROWID;
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515166fcb01c8dff7ac','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515166fcb01c8dff7ad','department',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515166fcb01c8dff7ae','servingSizeLevel',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515166fcb01c8dff7af','modifier',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515166fcb01c8dff7b0','category',0,1,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc625','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc626','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc627','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc628','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc629','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc62a','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc62b','serviceType',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc62c','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc62d','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b1','6afe7515f96874f62fafc62e','language',1,2,'','','',0,1);
INSERT INTO pulled_record VALUES('6afe75150bd19126af27e235','6afe7515f96874f62fafc624','6afe7515166fcb01c8dff7b2','6afe7515166fcb01c8dff7ac','department',1,2,'6afe7515166fcb01c8dff793','6afe75150bd19126af27e236','6afe7515166fcb01c8dff793',1,1);
CREATE TABLE pull_run (
    account TEXT NOT NULL, id TEXT NOT NULL, number INTEGER NOT NULL, source TEXT NOT NULL,
    who TEXT NOT NULL, choice TEXT NOT NULL, created_ms INTEGER NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, started_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id))  WITHOUT ROWID;
INSERT INTO pull_run VALUES('6afe75150bd19126af27e235','6afe7516166fcb01c8dff7b4',1,'6afe75150bd19126af27e236','6afe75150bd19126af27e239','["reason"]',1795061014088,1795147414000,'scheduled',0,0);
CREATE TABLE pull_run_store (
    account TEXT NOT NULL, run TEXT NOT NULL, store TEXT NOT NULL, number INTEGER NOT NULL,
    state TEXT NOT NULL, attempts INTEGER NOT NULL, next_ms INTEGER NOT NULL,
    ended_ms INTEGER NOT NULL, result TEXT NOT NULL, error TEXT NOT NULL,
    PRIMARY KEY (account, run, store))  WITHOUT ROWID;
INSERT INTO pull_run_store VALUES('6afe75150bd19126af27e235','6afe7516166fcb01c8dff7b4','6afe7515f96874f62fafc624',1,'pending',0,0,0,'','');
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
PRAGMA writable_schema=OFF;
COMMIT;
