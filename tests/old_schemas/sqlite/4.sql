-- A database of schema 4, as the program of that time left it. key cmd_M22G4Vx54kJgKhZnQFgZrivLNaAB89U5y2yvFIRbbjq department 6afa6050e9d8394a47a5f282
PRAGMA user_version = 4;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO installation VALUES('oldest_program','4');
INSERT INTO installation VALUES('pepper','89aaa604d8c8f88963c551f1cade900896e561e2cc3af5049a98ca460058aa5d');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITHOUT ROWID;
INSERT INTO scope VALUES('6afa604ddce437bd5fdc546a','',1);
INSERT INTO scope VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',21);
CREATE TABLE record (
    rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL, doc TEXT NOT NULL, facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa604ddce437bd5fdc546a','','account','6afa604ddce437bd5fdc546a',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa604ddce437bd5fdc546a","originalID":"6afa604ddce437bd5fdc546a","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.317Z","lastUpdated":"2026-11-16T01:45:51.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','store','6afa604ddce437bd5fdc546b',1,'','old town','old town','old town',1,1,1,'{"id":"6afa604ddce437bd5fdc546b","originalID":"6afa604ddce437bd5fdc546b","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.317Z","lastUpdated":"2026-11-16T01:45:51.317Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5470',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa604fdce437bd5fdc5470","originalID":"6afa604fdce437bd5fdc5470","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5471',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa604fdce437bd5fdc5471","originalID":"6afa604fdce437bd5fdc5471","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5472',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa604fdce437bd5fdc5472","originalID":"6afa604fdce437bd5fdc5472","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5473',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa604fdce437bd5fdc5473","originalID":"6afa604fdce437bd5fdc5473","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5474',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa604fdce437bd5fdc5474","originalID":"6afa604fdce437bd5fdc5474","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5475',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa604fdce437bd5fdc5475","originalID":"6afa604fdce437bd5fdc5475","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType','6afa604fdce437bd5fdc5476',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa604fdce437bd5fdc5476","originalID":"6afa604fdce437bd5fdc5476","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','language','6afa604fdce437bd5fdc5477',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa604fdce437bd5fdc5477","originalID":"6afa604fdce437bd5fdc5477","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','language','6afa604fdce437bd5fdc5478',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa604fdce437bd5fdc5478","originalID":"6afa604fdce437bd5fdc5478","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','language','6afa604fdce437bd5fdc5479',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa604fdce437bd5fdc5479","originalID":"6afa604fdce437bd5fdc5479","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:51.320Z","lastUpdated":"2026-11-16T01:45:51.320Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','department','6afa6050e9d8394a47a5f282',1,'','kitchen','kitchen','kitchenk',3,16,1,'{"id":"6afa6050e9d8394a47a5f282","originalID":"6afa6050e9d8394a47a5f282","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.068Z","lastUpdated":"2026-11-16T01:45:52.583Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(14,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','department','6afa6050e9d8394a47a5f283',1,'','bar','bar','bar',1,13,1,'{"id":"6afa6050e9d8394a47a5f283","originalID":"6afa6050e9d8394a47a5f283","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.246Z","lastUpdated":"2026-11-16T01:45:52.246Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(15,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','department','6afa6050e9d8394a47a5f284',0,'','garden','garden','garden',2,17,1,'{"id":"6afa6050e9d8394a47a5f284","originalID":"6afa6050e9d8394a47a5f284","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:45:52.386Z","lastUpdated":"2026-11-16T01:45:52.674Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(16,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','servingSizeLevel','6afa6050e9d8394a47a5f285',1,'','large','large','large',1,18,1,'{"id":"6afa6050e9d8394a47a5f285","originalID":"6afa6050e9d8394a47a5f285","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.729Z","lastUpdated":"2026-11-16T01:45:52.729Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(17,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','category','6afa6050e9d8394a47a5f286',1,'','pizza','pizza','pizza',1,19,1,'{"id":"6afa6050e9d8394a47a5f286","originalID":"6afa6050e9d8394a47a5f286","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.846Z","lastUpdated":"2026-11-16T01:45:52.846Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Pizza","level":1,"department":"6afa6050e9d8394a47a5f282","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(18,'6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','modifier','6afa6051e9d8394a47a5f287',1,'','olives','olives','olives',2,21,1,'{"id":"6afa6051e9d8394a47a5f287","originalID":"6afa6051e9d8394a47a5f287","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:53.028Z","lastUpdated":"2026-11-16T01:45:53.102Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa604ddce437bd5fdc546a/e3e0424c8883e8c14346288a702cae669a847666fbd3f1dd9cda9ac21e710e3a.png","imageExtension":"png","imageVersion":1}','');
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
    PRIMARY KEY (account, store, kind, active)) WITHOUT ROWID;
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','','account',1,1);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','category',1,1);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','department',0,1);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','department',1,2);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','language',1,3);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','modifier',1,1);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','serviceType',1,7);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) WITHOUT ROWID;
INSERT INTO reference VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f285','default','6afa604ddce437bd5fdc546b','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f286','department','6afa6050e9d8394a47a5f282','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision)) WITHOUT ROWID;
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546a',1,1794793551317,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',1,1794793551317,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5470',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5471',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5472',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5473',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5474',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5475',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5476',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5477',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5478',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa604fdce437bd5fdc5479',1,1794793551320,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f282',1,1794793552068,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f282',2,1794793552503,'6afa604ddce437bd5fdc546e','["name","departmentCode"]','{"id":"6afa6050e9d8394a47a5f282","originalID":"6afa6050e9d8394a47a5f282","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.068Z","lastUpdated":"2026-11-16T01:45:52.068Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f282',3,1794793552583,'6afa604ddce437bd5fdc546e','["description"]','{"id":"6afa6050e9d8394a47a5f282","originalID":"6afa6050e9d8394a47a5f282","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.068Z","lastUpdated":"2026-11-16T01:45:52.503Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f283',1,1794793552246,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f284',1,1794793552386,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f284',2,1794793552674,'6afa604ddce437bd5fdc546e','["activeStatus","isDelete"]','{"id":"6afa6050e9d8394a47a5f284","originalID":"6afa6050e9d8394a47a5f284","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.386Z","lastUpdated":"2026-11-16T01:45:52.386Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f285',1,1794793552729,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6050e9d8394a47a5f286',1,1794793552846,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6051e9d8394a47a5f287',1,1794793553028,'6afa604ddce437bd5fdc546e','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa604ddce437bd5fdc546a','6afa6051e9d8394a47a5f287',2,1794793553102,'6afa604ddce437bd5fdc546e','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa6051e9d8394a47a5f287","originalID":"6afa6051e9d8394a47a5f287","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:53.028Z","lastUpdated":"2026-11-16T01:45:53.028Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, store, sequence)) WITHOUT ROWID;
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','',1,1794793551317,'created','account','6afa604ddce437bd5fdc546a',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',1,1794793551317,'created','store','6afa604ddce437bd5fdc546b',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',2,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5470',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',3,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5471',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',4,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5472',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',5,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5473',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',6,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5474',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',7,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5475',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',8,1794793551320,'created','serviceType','6afa604fdce437bd5fdc5476',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',9,1794793551320,'created','language','6afa604fdce437bd5fdc5477',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',10,1794793551320,'created','language','6afa604fdce437bd5fdc5478',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',11,1794793551320,'created','language','6afa604fdce437bd5fdc5479',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',12,1794793552068,'created','department','6afa6050e9d8394a47a5f282',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',13,1794793552246,'created','department','6afa6050e9d8394a47a5f283',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',14,1794793552386,'created','department','6afa6050e9d8394a47a5f284',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',15,1794793552503,'updated','department','6afa6050e9d8394a47a5f282',2);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',16,1794793552583,'updated','department','6afa6050e9d8394a47a5f282',3);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',17,1794793552674,'inactivated','department','6afa6050e9d8394a47a5f284',2);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',18,1794793552729,'created','servingSizeLevel','6afa6050e9d8394a47a5f285',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',19,1794793552846,'created','category','6afa6050e9d8394a47a5f286',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',20,1794793553028,'created','modifier','6afa6051e9d8394a47a5f287',1);
INSERT INTO event VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b',21,1794793553102,'updated','modifier','6afa6051e9d8394a47a5f287',2);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key)) WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa604ddce437bd5fdc546a','first','48215cae62f2b9dd69e3302f42f5d38ffeb947b5a76d52ac33d6e12219628628','"1"','{"id":"6afa6050e9d8394a47a5f282","originalID":"6afa6050e9d8394a47a5f282","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.068Z","lastUpdated":"2026-11-16T01:45:52.068Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":1,"name":"Food","isDelete":false}',1794793552068);
INSERT INTO idempotency VALUES('6afa604ddce437bd5fdc546a','second','5ade61456a7e9b3ebb64f505608f6ec3de3806d28d5d7618ec31db47cc28af27','"2"','{"id":"6afa6050e9d8394a47a5f282","originalID":"6afa6050e9d8394a47a5f282","store":"6afa604ddce437bd5fdc546b","createdFor":"6afa604ddce437bd5fdc546b","ownedBy":"6afa604ddce437bd5fdc546a","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:45:52.068Z","lastUpdated":"2026-11-16T01:45:52.503Z","createdBy":"6afa604ddce437bd5fdc546e","modifiedBy":"6afa604ddce437bd5fdc546e","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}',1794793552503);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO api_key VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546e','676c460b9af68b0e62a363eb2588700cb4008a4f9f46cc232beff51dad4eddda','first key','',65535,0,1794793551320,0,0,1794793553226);
INSERT INTO api_key VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546f','d4e114e72827ba525361b4984ca7aa3cc7326e905a57150a97feac7e4ddef767','kiosk','',48,0,1794793551320,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546c','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$HfUDjWtJtvhUbBW9ft7khw$mhBPRwbfjLOU8N+cgWJ+4s0Rt5kMuALD+93lavh2IVw','owner',1,1794793551320);
INSERT INTO sign_in VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546d','6afa604ddce437bd5fdc546b','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$RxcFBIi3ELe88uniTYMvug$/xsEZtn7aGQMjZn1TwGV/55/sNGJ3pQFQGsSeVPrTkU','kiosk',1,1794793551320);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash)) WITHOUT ROWID;
INSERT INTO licence VALUES('6afa604ddce437bd5fdc546a','6afa604ddce437bd5fdc546b','47446fcefe72db0d102aa3ef727df3051f19fe726ab53d02a28fe52fb2ffcf20',10,1794793551320);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa604ddce437bd5fdc546a','e3e0424c8883e8c14346288a702cae669a847666fbd3f1dd9cda9ac21e710e3a','png',1794793553102,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record)) WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa604ddce437bd5fdc546a','6afa6051e9d8394a47a5f287','e3e0424c8883e8c14346288a702cae669a847666fbd3f1dd9cda9ac21e710e3a');
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX idempotency_age ON idempotency (at_ms);
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id, facet);
CREATE INDEX image_age ON image (at_ms);
CREATE INDEX image_use_hash ON image_use (account, hash);
PRAGMA writable_schema=OFF;
COMMIT;
