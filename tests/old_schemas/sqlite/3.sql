-- A database of schema 3, as the program of that time left it. key cmd_E15BhbqMyj8G8Uxub3jay59G0kspQERjGAeGV5GKJ9O department 6afa602c512eeeab060d2506
PRAGMA user_version = 3;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','4b8d39bee45a5b517ac025551c4ba18609d8f605fce438bbbe6731c3c2575f26');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITHOUT ROWID;
INSERT INTO scope VALUES('6afa6028d44913f73d3d8502','',1);
INSERT INTO scope VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',21);
CREATE TABLE record (
    rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL, doc TEXT NOT NULL, facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa6028d44913f73d3d8502','','account','6afa6028d44913f73d3d8502',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa6028d44913f73d3d8502","originalID":"6afa6028d44913f73d3d8502","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.373Z","lastUpdated":"2026-11-16T01:45:15.373Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','store','6afa6028d44913f73d3d8503',1,'','old town','old town','old town',1,1,1,'{"id":"6afa6028d44913f73d3d8503","originalID":"6afa6028d44913f73d3d8503","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.373Z","lastUpdated":"2026-11-16T01:45:15.373Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d8508',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa602bd44913f73d3d8508","originalID":"6afa602bd44913f73d3d8508","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d8509',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa602bd44913f73d3d8509","originalID":"6afa602bd44913f73d3d8509","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d850a',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa602bd44913f73d3d850a","originalID":"6afa602bd44913f73d3d850a","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d850b',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa602bd44913f73d3d850b","originalID":"6afa602bd44913f73d3d850b","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d850c',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa602bd44913f73d3d850c","originalID":"6afa602bd44913f73d3d850c","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d850d',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa602bd44913f73d3d850d","originalID":"6afa602bd44913f73d3d850d","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType','6afa602bd44913f73d3d850e',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa602bd44913f73d3d850e","originalID":"6afa602bd44913f73d3d850e","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','language','6afa602bd44913f73d3d850f',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa602bd44913f73d3d850f","originalID":"6afa602bd44913f73d3d850f","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.375Z","lastUpdated":"2026-11-16T01:45:15.375Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','language','6afa602bd44913f73d3d8510',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa602bd44913f73d3d8510","originalID":"6afa602bd44913f73d3d8510","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.376Z","lastUpdated":"2026-11-16T01:45:15.376Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','language','6afa602bd44913f73d3d8511',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa602bd44913f73d3d8511","originalID":"6afa602bd44913f73d3d8511","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:15.376Z","lastUpdated":"2026-11-16T01:45:15.376Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','department','6afa602c512eeeab060d2506',1,'','kitchen','kitchen','kitchenk',3,16,1,'{"id":"6afa602c512eeeab060d2506","originalID":"6afa602c512eeeab060d2506","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.314Z","lastUpdated":"2026-11-16T01:45:17.014Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(14,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','department','6afa602c512eeeab060d2507',1,'','bar','bar','bar',1,13,1,'{"id":"6afa602c512eeeab060d2507","originalID":"6afa602c512eeeab060d2507","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.430Z","lastUpdated":"2026-11-16T01:45:16.430Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(15,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','department','6afa602c512eeeab060d2508',0,'','garden','garden','garden',2,17,1,'{"id":"6afa602c512eeeab060d2508","originalID":"6afa602c512eeeab060d2508","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:16.510Z","lastUpdated":"2026-11-16T01:45:17.211Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(16,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','servingSizeLevel','6afa602d512eeeab060d2509',1,'','large','large','large',1,18,1,'{"id":"6afa602d512eeeab060d2509","originalID":"6afa602d512eeeab060d2509","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:17.474Z","lastUpdated":"2026-11-16T01:45:17.474Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(17,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','category','6afa602d512eeeab060d250a',1,'','pizza','pizza','pizza',1,19,1,'{"id":"6afa602d512eeeab060d250a","originalID":"6afa602d512eeeab060d250a","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:17.746Z","lastUpdated":"2026-11-16T01:45:17.746Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Pizza","level":1,"department":"6afa602c512eeeab060d2506","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(18,'6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','modifier','6afa602d512eeeab060d250b',1,'','olives','olives','olives',2,21,1,'{"id":"6afa602d512eeeab060d250b","originalID":"6afa602d512eeeab060d250b","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:17.966Z","lastUpdated":"2026-11-16T01:45:18.346Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa6028d44913f73d3d8502/14c90740b6a0754a72496798a6ee229cda964b8e963027e4365913f2510089ae.png","imageExtension":"png","imageVersion":1}','');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'12812b');
INSERT INTO record_search_data VALUES(10,X'0000000002041300041101010101010201010301010000');
INSERT INTO record_search_data VALUES(137438953473,X'0000001c043061726710020301036c61721002020103726765100204040808');
INSERT INTO record_search_data VALUES(274877906945,X'0000001c0430697a7a110203010370697a11020201037a7a61110204040808');
INSERT INTO record_search_data VALUES(412316860417,X'00000024043069766512020401036c697612020301036f6c69120202010376657312020504080808');
INSERT INTO record_search_data VALUES(2336462209025,X'000003a204301f62610502090202646508020a0202656e0a0409050301730b0409050202666f07020a0301720c040805020271730402050202746103020903016f0602070202776509020b010320676f060204020268650702050202696e03020602026f720902050202746105020503016f020205010361621f05020703016c03020b020269730c021102026e630c020e0301690b020403016f0b0210020272200502030301640f020303017405020b020274740102040103621f620502080202206f090204020261720504020a09020202026c6503020c02026f7209020e01036361690c02100202681f0c02060301650d020501036420740202040202656c0804020b03016e0f02050301720904080b0202696e0302020103651f66070209020220690302050202622009020303016f09020d02026c690804030b02026e1f0a020a0302070301630c02040301670a04020d0202721f0902090301650704070a0301760302100301790804070b0202731f0b020a03016503020e0301700b020d0103666f720704020b0202721f0c02090301610c020c0301650c020201036761720f020202026c690a04040d02026f1f0602050103681f650a02080102080301660c02070202656e0d02060301720704060a010369636503021302026e1f030207030165030203020273680a04060d010206020274630d0203020276650804050b01036b69740d020201036c64200202030202657303020d020269730a04050d0301760804040b01036e1f650a020b03016b0d0208030174030208020263610c020f0301680c0205020265200302040202676c0a04030d020269730b020502026f6c0b021101036f1f74060206020220670602030202676f06020902026c64020202020272200702030301640904060b03016807020c0301690102070202776e020207010370616e0b04030e0103717372040402060103721f660c020a03017104020403017709020a020220680702040301740502040202616e0c020d030174010203020264650904070b0602040202651f07020803016e0c02030202686507020d020269610102080202746105020c020276690302110202791f0802080103731f650b020b0202657203020f0202681f0a0207010207020270610b04020e0202721f040203010374616203020a02040609020263680d020402026f20060202030167060208030172010206030177020206020272610102020202746f01020501037665720804060b0202696303021201037765620904020c0103791f6408020904080708070707070706070807070707060806070706060706060708070b0707080706080806070708070706080a060707070607070606090706060808070b0607070807060b070808080708070806060706070807070807070707070606070909080606070607060b0706070707070708070a08070c07070606060707090709');
CREATE TABLE IF NOT EXISTS 'record_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO record_search_idx VALUES(1,X'',2);
INSERT INTO record_search_idx VALUES(2,X'',2);
INSERT INTO record_search_idx VALUES(3,X'',2);
INSERT INTO record_search_idx VALUES(17,X'',2);
CREATE TABLE IF NOT EXISTS 'record_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO record_search_config VALUES('version',4);
CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active)) WITHOUT ROWID;
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','','account',1,1);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','category',1,1);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','department',0,1);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','department',1,2);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','language',1,3);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','modifier',1,1);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','serviceType',1,7);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) WITHOUT ROWID;
INSERT INTO reference VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d2509','default','6afa6028d44913f73d3d8503','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d250a','department','6afa602c512eeeab060d2506','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision)) WITHOUT ROWID;
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8502',1,1794793515373,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',1,1794793515373,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d8508',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d8509',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850a',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850b',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850c',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850d',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850e',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d850f',1,1794793515375,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d8510',1,1794793515376,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602bd44913f73d3d8511',1,1794793515376,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2506',1,1794793516314,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2506',2,1794793516814,'6afa6028d44913f73d3d8506','["name","departmentCode"]','{"id":"6afa602c512eeeab060d2506","originalID":"6afa602c512eeeab060d2506","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.314Z","lastUpdated":"2026-11-16T01:45:16.314Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2506',3,1794793517014,'6afa6028d44913f73d3d8506','["description"]','{"id":"6afa602c512eeeab060d2506","originalID":"6afa602c512eeeab060d2506","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.314Z","lastUpdated":"2026-11-16T01:45:16.814Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2507',1,1794793516430,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2508',1,1794793516510,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602c512eeeab060d2508',2,1794793517211,'6afa6028d44913f73d3d8506','["activeStatus","isDelete"]','{"id":"6afa602c512eeeab060d2508","originalID":"6afa602c512eeeab060d2508","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.510Z","lastUpdated":"2026-11-16T01:45:16.510Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d2509',1,1794793517474,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d250a',1,1794793517746,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d250b',1,1794793517966,'6afa6028d44913f73d3d8506','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d250b',2,1794793518346,'6afa6028d44913f73d3d8506','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa602d512eeeab060d250b","originalID":"6afa602d512eeeab060d250b","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:17.966Z","lastUpdated":"2026-11-16T01:45:17.966Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, store, sequence)) WITHOUT ROWID;
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','',1,1794793515373,'created','account','6afa6028d44913f73d3d8502',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',1,1794793515373,'created','store','6afa6028d44913f73d3d8503',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',2,1794793515375,'created','serviceType','6afa602bd44913f73d3d8508',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',3,1794793515375,'created','serviceType','6afa602bd44913f73d3d8509',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',4,1794793515375,'created','serviceType','6afa602bd44913f73d3d850a',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',5,1794793515375,'created','serviceType','6afa602bd44913f73d3d850b',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',6,1794793515375,'created','serviceType','6afa602bd44913f73d3d850c',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',7,1794793515375,'created','serviceType','6afa602bd44913f73d3d850d',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',8,1794793515375,'created','serviceType','6afa602bd44913f73d3d850e',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',9,1794793515375,'created','language','6afa602bd44913f73d3d850f',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',10,1794793515376,'created','language','6afa602bd44913f73d3d8510',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',11,1794793515376,'created','language','6afa602bd44913f73d3d8511',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',12,1794793516314,'created','department','6afa602c512eeeab060d2506',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',13,1794793516430,'created','department','6afa602c512eeeab060d2507',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',14,1794793516510,'created','department','6afa602c512eeeab060d2508',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',15,1794793516814,'updated','department','6afa602c512eeeab060d2506',2);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',16,1794793517014,'updated','department','6afa602c512eeeab060d2506',3);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',17,1794793517211,'inactivated','department','6afa602c512eeeab060d2508',2);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',18,1794793517474,'created','servingSizeLevel','6afa602d512eeeab060d2509',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',19,1794793517746,'created','category','6afa602d512eeeab060d250a',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',20,1794793517966,'created','modifier','6afa602d512eeeab060d250b',1);
INSERT INTO event VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503',21,1794793518346,'updated','modifier','6afa602d512eeeab060d250b',2);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key)) WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa6028d44913f73d3d8502','first','32bc14ade32dc3ceb172d46249a199bc5e55baf41ecef73d18b811e622c9e230','"1"','{"id":"6afa602c512eeeab060d2506","originalID":"6afa602c512eeeab060d2506","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.314Z","lastUpdated":"2026-11-16T01:45:16.314Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":1,"name":"Food","isDelete":false}',1794793516314);
INSERT INTO idempotency VALUES('6afa6028d44913f73d3d8502','second','1a3e4404f9df61eec0ef2789e984a0b1152c5eba135b7c50642b72f2b8b58b55','"2"','{"id":"6afa602c512eeeab060d2506","originalID":"6afa602c512eeeab060d2506","store":"6afa6028d44913f73d3d8503","createdFor":"6afa6028d44913f73d3d8503","ownedBy":"6afa6028d44913f73d3d8502","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:16.314Z","lastUpdated":"2026-11-16T01:45:16.814Z","createdBy":"6afa6028d44913f73d3d8506","modifiedBy":"6afa6028d44913f73d3d8506","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}',1794793516814);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO api_key VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8506','ca5553bf3d0dd748422874d165e082105f244889c7269a51c3ee0a56011b7f9f','first key','',65535,0,1794793515376,0,0,1794793518574);
INSERT INTO api_key VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8507','96f2d01ec5f334c78ed5d75b6e6981f89a433283782bd5a01808b5c54b935580','kiosk','',48,0,1794793515376,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8504','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$JXx6hFhxItqxPgo1Jk06fQ$/wGkmB4ZOEKO21kdYX96ro0ufgXkV+eHTpibRR8A9XM','owner',1,1794793515376);
INSERT INTO sign_in VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8505','6afa6028d44913f73d3d8503','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$FRQRTB9gQYqcodW6zeO5LA$Ct1jnMiImM/r0m4SgiHK+R//BNZdOA1W3dKak/Edmdg','kiosk',1,1794793515376);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash)) WITHOUT ROWID;
INSERT INTO licence VALUES('6afa6028d44913f73d3d8502','6afa6028d44913f73d3d8503','23690220bdf221c4bafd2437da403a1877375becc5be945f53745b80591389d9',10,1794793515376);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa6028d44913f73d3d8502','14c90740b6a0754a72496798a6ee229cda964b8e963027e4365913f2510089ae','png',1794793518346,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record)) WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa6028d44913f73d3d8502','6afa602d512eeeab060d250b','14c90740b6a0754a72496798a6ee229cda964b8e963027e4365913f2510089ae');
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE TRIGGER record_search_insert AFTER INSERT ON record BEGIN
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;
CREATE TRIGGER record_search_update AFTER UPDATE OF search_text ON record
    WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO record_search (record_search, rowid, search_text) VALUES ('delete', old.rowid, old.search_text);
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX idempotency_age ON idempotency (at_ms);
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
CREATE INDEX image_age ON image (at_ms);
CREATE INDEX image_use_hash ON image_use (account, hash);
PRAGMA writable_schema=OFF;
COMMIT;
