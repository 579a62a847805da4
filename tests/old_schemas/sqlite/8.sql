-- A database of schema 8 as the program of that time left it. key cmd_OYq42v6peMiWyTgpXuTSvdujnPYWKJVAqvqxEoFwFff department 6afa71a5cf6a4ba9266ae7c0
PRAGMA user_version = 8;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','yp1aid1');
INSERT INTO installation VALUES('epoch','jhy9un4');
INSERT INTO installation VALUES('newest_account','6afa71a561937d8356028e8f');
INSERT INTO installation VALUES('oldest_program','7');
INSERT INTO installation VALUES('pepper','63e0a574ab744e0eed37d126b7910743d6bc751030dfbbfd2fbc232439795905');
INSERT INTO installation VALUES('ran_ms','296');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afa71a561937d8356028e8f','',1,1);
INSERT INTO scope VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',21,21);
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa71a561937d8356028e8f','','account','6afa71a561937d8356028e8f',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa71a561937d8356028e8f","originalID":"6afa71a561937d8356028e8f","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','store','6afa71a561937d8356028e90',1,'','old town','old town','old town',1,1,1,'{"id":"6afa71a561937d8356028e90","originalID":"6afa71a561937d8356028e90","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e95',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa71a561937d8356028e95","originalID":"6afa71a561937d8356028e95","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e96',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa71a561937d8356028e96","originalID":"6afa71a561937d8356028e96","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e97',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa71a561937d8356028e97","originalID":"6afa71a561937d8356028e97","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e98',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa71a561937d8356028e98","originalID":"6afa71a561937d8356028e98","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e99',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa71a561937d8356028e99","originalID":"6afa71a561937d8356028e99","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e9a',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa71a561937d8356028e9a","originalID":"6afa71a561937d8356028e9a","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType','6afa71a561937d8356028e9b',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa71a561937d8356028e9b","originalID":"6afa71a561937d8356028e9b","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','language','6afa71a561937d8356028e9c',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa71a561937d8356028e9c","originalID":"6afa71a561937d8356028e9c","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','language','6afa71a561937d8356028e9d',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa71a561937d8356028e9d","originalID":"6afa71a561937d8356028e9d","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','language','6afa71a561937d8356028e9e',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa71a561937d8356028e9e","originalID":"6afa71a561937d8356028e9e","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.482Z","lastUpdated":"2026-11-16T02:59:49.482Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','department','6afa71a5cf6a4ba9266ae7c0',1,'','kitchen','kitchen','kitchenk',3,16,1,'{"id":"6afa71a5cf6a4ba9266ae7c0","originalID":"6afa71a5cf6a4ba9266ae7c0","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.568Z","lastUpdated":"2026-11-16T02:59:49.716Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(14,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','department','6afa71a5cf6a4ba9266ae7c1',1,'','bar','bar','bar',1,13,1,'{"id":"6afa71a5cf6a4ba9266ae7c1","originalID":"6afa71a5cf6a4ba9266ae7c1","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.586Z","lastUpdated":"2026-11-16T02:59:49.586Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(15,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','department','6afa71a5cf6a4ba9266ae7c2',0,'','garden','garden','garden',2,17,1,'{"id":"6afa71a5cf6a4ba9266ae7c2","originalID":"6afa71a5cf6a4ba9266ae7c2","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T02:59:49.620Z","lastUpdated":"2026-11-16T02:59:49.728Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(16,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','servingSizeLevel','6afa71a5cf6a4ba9266ae7c3',1,'','large','large','large',1,18,1,'{"id":"6afa71a5cf6a4ba9266ae7c3","originalID":"6afa71a5cf6a4ba9266ae7c3","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.745Z","lastUpdated":"2026-11-16T02:59:49.745Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(17,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','category','6afa71a5cf6a4ba9266ae7c4',1,'','pizza','pizza','pizza',1,19,2,'{"id":"6afa71a5cf6a4ba9266ae7c4","originalID":"6afa71a5cf6a4ba9266ae7c4","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.768Z","lastUpdated":"2026-11-16T02:59:49.768Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Pizza","level":1,"department":"6afa71a5cf6a4ba9266ae7c0","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(18,'6afa71a561937d8356028e8f','6afa71a561937d8356028e90','modifier','6afa71a5cf6a4ba9266ae7c5',1,'','olives','olives','olives',2,21,2,'{"id":"6afa71a5cf6a4ba9266ae7c5","originalID":"6afa71a5cf6a4ba9266ae7c5","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.787Z","lastUpdated":"2026-11-16T02:59:49.805Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa71a561937d8356028e8f/dc4b6b2fc9e685a8c4e4fc1303eab104ccb291647e50c2005ea6087b7e8ddfbd.png","imageExtension":"png","imageVersion":1}','');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'12812b');
INSERT INTO record_search_data VALUES(10,X'000000000108080008010101020101030101040101050101060101070101080101');
INSERT INTO record_search_data VALUES(137438953473,X'0000035e04301f62610502090202646508020a0202656e0a0409050301730b0409050202666f07020a0301720c040805020271730402050202746103020903016f0602070202776509020b010320676f060204020268650702050202696e03020602026f720902050202746105020503016f020205010361621f05020703016c03020b020269730c021102026e630c020e0301690b020403016f0b02100202722005020303017405020b020274740102040103621f620502080202206f090204020261720504020a02026c6503020c02026f7209020e01036361690c02100202681f0c020601036420740202040202656c0804020b0301720904080b0202696e0302020103651f66070209020220690302050202622009020303016f09020d02026c690804030b02026e1f0a020a0301630c02040301670a04020d0202721f0902090301650704070a0301760302100301790804070b0202731f0b020a03016503020e0301700b020d0103666f720704020b0202721f0c02090301610c020c0301650c02020103676c690a04040d02026f1f0602050103681f650a02080102080301660c0207020265720704060a010369636503021302026e1f030207030165030203020273680a04060d010206020276650804050b01036c64200202030202657303020d020269730a04050d0301760804040b01036e1f650a020b030174030208020263610c020f0301680c0205020265200302040202676c0a04030d020269730b020502026f6c0b021101036f1f74060206020220670602030202676f06020902026c64020202020272200702030301640904060b03016807020c0301690102070202776e020207010370616e0b04030e0103717372040402060103721f660c020a03017104020403017709020a020220680702040301740502040202616e0c020d030174010203020264650904070b0202651f07020803016e0c02030202686507020d020269610102080202746105020c020276690302110202791f0802080103731f650b020b0202657203020f0202681f0a0207010207020270610b04020e0202721f040203010374616203020a0204060902026f20060202030167060208030172010206030177020206020272610102020202746f01020501037665720804060b0202696303021201037765620904020c0103791f64080209040807080707070707060708070707070608060707060607060708070807070807080807070807070608070607070706070706060907060609070b06080807060b08080708070806070607080707080707070707060607090908060607060706080706070707070708070a08070c070606060707090709');
INSERT INTO record_search_data VALUES(274877906945,X'000000140430666f6f0d020201036f6f640d02030408');
INSERT INTO record_search_data VALUES(412316860417,X'0000000c04306261720e020204');
INSERT INTO record_search_data VALUES(549755813889,X'0000002404306172640f0203010364656e0f020501036761720f020201037264650f020404080808');
INSERT INTO record_search_data VALUES(687194767361,X'0000004a04306368650d02050103656e1f0d02070103666f6f0d01010368656e0d020601036974630d020301036b69740d020201036e1f6b0d020801036f6f640d0101037463680d0204040808070808080807');
INSERT INTO record_search_data VALUES(824633720833,X'0000001c043061726710020301036c61721002020103726765100204040808');
INSERT INTO record_search_data VALUES(962072674305,X'0000001c0430697a7a110203010370697a11020201037a7a61110204040808');
INSERT INTO record_search_data VALUES(1099511627777,X'00000024043069766512020401036c697612020301036f6c69120202010376657312020504080808');
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
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','','account',1,1);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','category',1,1);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','department',0,1);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','department',1,2);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','language',1,3);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','modifier',1,1);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','serviceType',1,7);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c3','default','6afa71a561937d8356028e90','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c4','department','6afa71a5cf6a4ba9266ae7c0','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e8f',1,1794797989482,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e95',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e96',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e97',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e98',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e99',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e9a',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e9b',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e9c',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e9d',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e9e',1,1794797989482,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c0',1,1794797989568,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c0',2,1794797989689,'6afa71a561937d8356028e93','["name","departmentCode"]','{"id":"6afa71a5cf6a4ba9266ae7c0","originalID":"6afa71a5cf6a4ba9266ae7c0","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.568Z","lastUpdated":"2026-11-16T02:59:49.568Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c0',3,1794797989716,'6afa71a561937d8356028e93','["description"]','{"id":"6afa71a5cf6a4ba9266ae7c0","originalID":"6afa71a5cf6a4ba9266ae7c0","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.568Z","lastUpdated":"2026-11-16T02:59:49.689Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c1',1,1794797989586,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c2',1,1794797989620,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c2',2,1794797989728,'6afa71a561937d8356028e93','["activeStatus","isDelete"]','{"id":"6afa71a5cf6a4ba9266ae7c2","originalID":"6afa71a5cf6a4ba9266ae7c2","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.620Z","lastUpdated":"2026-11-16T02:59:49.620Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c3',1,1794797989745,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c4',1,1794797989768,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c5',1,1794797989787,'6afa71a561937d8356028e93','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c5',2,1794797989805,'6afa71a561937d8356028e93','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa71a5cf6a4ba9266ae7c5","originalID":"6afa71a5cf6a4ba9266ae7c5","store":"6afa71a561937d8356028e90","createdFor":"6afa71a561937d8356028e90","ownedBy":"6afa71a561937d8356028e8f","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:59:49.787Z","lastUpdated":"2026-11-16T02:59:49.787Z","createdBy":"6afa71a561937d8356028e93","modifiedBy":"6afa71a561937d8356028e93","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afa71a561937d8356028e8f','',1,1794797989482,'created','account','6afa71a561937d8356028e8f',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',1,1794797989482,'created','store','6afa71a561937d8356028e90',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',2,1794797989482,'created','serviceType','6afa71a561937d8356028e95',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',3,1794797989482,'created','serviceType','6afa71a561937d8356028e96',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',4,1794797989482,'created','serviceType','6afa71a561937d8356028e97',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',5,1794797989482,'created','serviceType','6afa71a561937d8356028e98',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',6,1794797989482,'created','serviceType','6afa71a561937d8356028e99',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',7,1794797989482,'created','serviceType','6afa71a561937d8356028e9a',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',8,1794797989482,'created','serviceType','6afa71a561937d8356028e9b',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',9,1794797989482,'created','language','6afa71a561937d8356028e9c',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',10,1794797989482,'created','language','6afa71a561937d8356028e9d',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',11,1794797989482,'created','language','6afa71a561937d8356028e9e',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',12,1794797989568,'created','department','6afa71a5cf6a4ba9266ae7c0',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',13,1794797989586,'created','department','6afa71a5cf6a4ba9266ae7c1',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',14,1794797989620,'created','department','6afa71a5cf6a4ba9266ae7c2',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',15,1794797989689,'updated','department','6afa71a5cf6a4ba9266ae7c0',2,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',16,1794797989716,'updated','department','6afa71a5cf6a4ba9266ae7c0',3,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',17,1794797989728,'inactivated','department','6afa71a5cf6a4ba9266ae7c2',2,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',18,1794797989745,'created','servingSizeLevel','6afa71a5cf6a4ba9266ae7c3',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',19,1794797989768,'created','category','6afa71a5cf6a4ba9266ae7c4',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',20,1794797989787,'created','modifier','6afa71a5cf6a4ba9266ae7c5',1,1);
INSERT INTO event VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90',21,1794797989805,'updated','modifier','6afa71a5cf6a4ba9266ae7c5',2,1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa71a561937d8356028e8f','first','ad378749b3b94075470b2fd82acfe0cfa07e114719140462b77813441abead0f','"1.jhy9un4"','',1794797989568,'6afa71a561937d8356028e90','6afa71a5cf6a4ba9266ae7c0',1);
INSERT INTO idempotency VALUES('6afa71a561937d8356028e8f','second','1531803cb0d1441c4b5952540d975dc546a2d45e09df2cbce654a4314f7bf874','"2.jhy9un4"','',1794797989689,'6afa71a561937d8356028e90','6afa71a5cf6a4ba9266ae7c0',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e93','cb59a417a086528a3a5740364d2b564f4bacd1bd067f4d0fbdb2d3632ba22608','first key','',65535,0,1794797989482,0,0,1794797989805);
INSERT INTO api_key VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e94','8cdc8fc589096db1df014b1f257853a33558fbd993fb2e8e495a8263280af858','kiosk','',48,0,1794797989482,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e91','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$KBBDnkG3LzHA7Lvkk/1JjA$eaNgK2AogB60evi1qvSyPwy+gThuzMPQUOLdO53XlkA','owner',1,1794797989482);
INSERT INTO sign_in VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e92','6afa71a561937d8356028e90','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$u4pP3nS1E0P2Y2ar1Zsxnw$z6kHgnGzd3eunRwJBaXj4AFnV3ujauA01auMv1BtRIE','kiosk',1,1794797989482);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afa71a561937d8356028e8f','6afa71a561937d8356028e90','52d648cd8582d3f25054fa8f3a1c49b950cea85c8950142055dcc67e7a4c75dc',10,1794797989482);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa71a561937d8356028e8f','dc4b6b2fc9e685a8c4e4fc1303eab104ccb291647e50c2005ea6087b7e8ddfbd','png',1794797989805,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa71a561937d8356028e8f','6afa71a5cf6a4ba9266ae7c5','dc4b6b2fc9e685a8c4e4fc1303eab104ccb291647e50c2005ea6087b7e8ddfbd');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(296,1794797989818);
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
CREATE INDEX image_use_hash ON image_use (account, hash);
CREATE INDEX idempotency_age ON idempotency (account, at_ms);
CREATE INDEX image_age ON image (account, at_ms);
PRAGMA writable_schema=OFF;
COMMIT;
