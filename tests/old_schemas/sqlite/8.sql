-- A database of schema 8, as the program of that time left it. key cmd_ccdfdjks2rS687bHmB580exead7wNq2IzwavUUPZh8a department 6afa69809899f7b01bc74cbe
PRAGMA user_version = 8;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL)  WITHOUT ROWID;
INSERT INTO installation VALUES('closing_mark','x1jj69p');
INSERT INTO installation VALUES('epoch','hml8vga');
INSERT INTO installation VALUES('newest_account','6afa6980393ee79ce17371fe');
INSERT INTO installation VALUES('oldest_program','7');
INSERT INTO installation VALUES('pepper','01d853a31c3762ebc6bf51b15bff1e355c59c62f9621e7d732c21d42a9b25d6d');
INSERT INTO installation VALUES('ran_ms','428');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0, configuration INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store))  WITHOUT ROWID ;
INSERT INTO scope VALUES('6afa6980393ee79ce17371fe','',1,1);
INSERT INTO scope VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',21,21);
CREATE TABLE record (
     rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL,
    doc TEXT NOT NULL
    , facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa6980393ee79ce17371fe','','account','6afa6980393ee79ce17371fe',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa6980393ee79ce17371fe","originalID":"6afa6980393ee79ce17371fe","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','store','6afa6980393ee79ce17371ff',1,'','old town','old town','old town',1,1,1,'{"id":"6afa6980393ee79ce17371ff","originalID":"6afa6980393ee79ce17371ff","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737204',1,'','dine in','dine in','dine intableservice',1,2,1,'{"id":"6afa6980393ee79ce1737204","originalID":"6afa6980393ee79ce1737204","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Dine In","service":"TABLESERVICE","priority":1}','');
INSERT INTO record VALUES(4,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737205',1,'','qsr','qsr','qsrqsr',1,3,1,'{"id":"6afa6980393ee79ce1737205","originalID":"6afa6980393ee79ce1737205","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"QSR","service":"QSR","priority":2}','');
INSERT INTO record VALUES(5,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737206',1,'','bar tab','bar tab','bar tabbartab',1,4,1,'{"id":"6afa6980393ee79ce1737206","originalID":"6afa6980393ee79ce1737206","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Bar Tab","service":"BARTAB","priority":3}','');
INSERT INTO record VALUES(6,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737207',1,'','to go','to go','to gotogo',1,5,1,'{"id":"6afa6980393ee79ce1737207","originalID":"6afa6980393ee79ce1737207","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"To Go","service":"TOGO","priority":4}','');
INSERT INTO record VALUES(7,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737208',1,'','for here','for here','for hereforhere',1,6,1,'{"id":"6afa6980393ee79ce1737208","originalID":"6afa6980393ee79ce1737208","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"For Here","service":"FORHERE","priority":5}','');
INSERT INTO record VALUES(8,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce1737209',1,'','delivery','delivery','deliverydelivery',1,7,1,'{"id":"6afa6980393ee79ce1737209","originalID":"6afa6980393ee79ce1737209","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Delivery","service":"DELIVERY","priority":6}','');
INSERT INTO record VALUES(9,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType','6afa6980393ee79ce173720a',1,'','web order','web order','web orderweborder',1,8,1,'{"id":"6afa6980393ee79ce173720a","originalID":"6afa6980393ee79ce173720a","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Web Order","service":"WEBORDER","priority":7}','');
INSERT INTO record VALUES(10,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','language','6afa6980393ee79ce173720b',1,'','english','english','englishenenglish',1,9,1,'{"id":"6afa6980393ee79ce173720b","originalID":"6afa6980393ee79ce173720b","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"English","languageCode":"en","nativeName":"English","priority":1}','');
INSERT INTO record VALUES(11,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','language','6afa6980393ee79ce173720c',1,'','spanish','spanish','spanishesespanol',1,10,1,'{"id":"6afa6980393ee79ce173720c","originalID":"6afa6980393ee79ce173720c","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Spanish","languageCode":"es","nativeName":"Español","priority":2}','');
INSERT INTO record VALUES(12,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','language','6afa6980393ee79ce173720d',1,'','french','french','frenchfrfrancais',1,11,1,'{"id":"6afa6980393ee79ce173720d","originalID":"6afa6980393ee79ce173720d","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.324Z","lastUpdated":"2026-11-16T02:25:04.324Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"French","languageCode":"fr","nativeName":"Français","priority":3}','');
INSERT INTO record VALUES(13,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','department','6afa69809899f7b01bc74cbe',1,'','kitchen','kitchen','kitchenk',3,16,1,'{"id":"6afa69809899f7b01bc74cbe","originalID":"6afa69809899f7b01bc74cbe","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.567Z","lastUpdated":"2026-11-16T02:25:04.684Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(14,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','department','6afa69809899f7b01bc74cbf',1,'','bar','bar','bar',1,13,1,'{"id":"6afa69809899f7b01bc74cbf","originalID":"6afa69809899f7b01bc74cbf","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.615Z","lastUpdated":"2026-11-16T02:25:04.615Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(15,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','department','6afa69809899f7b01bc74cc0',0,'','garden','garden','garden',2,17,1,'{"id":"6afa69809899f7b01bc74cc0","originalID":"6afa69809899f7b01bc74cc0","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T02:25:04.642Z","lastUpdated":"2026-11-16T02:25:04.710Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(16,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','servingSizeLevel','6afa69809899f7b01bc74cc1',1,'','large','large','large',1,18,1,'{"id":"6afa69809899f7b01bc74cc1","originalID":"6afa69809899f7b01bc74cc1","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.750Z","lastUpdated":"2026-11-16T02:25:04.750Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Large","default":true}','');
INSERT INTO record VALUES(17,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','category','6afa69809899f7b01bc74cc2',1,'','pizza','pizza','pizza',1,19,2,'{"id":"6afa69809899f7b01bc74cc2","originalID":"6afa69809899f7b01bc74cc2","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.776Z","lastUpdated":"2026-11-16T02:25:04.776Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Pizza","level":1,"department":"6afa69809899f7b01bc74cbe","timeApplicableType":"Always","imageAvailable":false,"imageVersion":0}','1');
INSERT INTO record VALUES(18,'6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','modifier','6afa69809899f7b01bc74cc3',1,'','olives','olives','olives',2,21,2,'{"id":"6afa69809899f7b01bc74cc3","originalID":"6afa69809899f7b01bc74cc3","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.788Z","lastUpdated":"2026-11-16T02:25:04.800Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":2,"name":"Olives","imageAvailable":true,"imageUrl":"/image/6afa6980393ee79ce17371fe/7b574e53a9cd5a2b6483fedfd2302fb6805a3eb3a1449397e7a2353a30820ae3.png","imageExtension":"png","imageVersion":1}','');
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
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','','account',1,1);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','category',1,1);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','department',0,1);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','department',1,2);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','language',1,3);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','modifier',1,1);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','serviceType',1,7);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id))  WITHOUT ROWID;
INSERT INTO reference VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc1','default','6afa6980393ee79ce17371ff','servingSizeLevel','store');
INSERT INTO reference VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc2','department','6afa69809899f7b01bc74cbe','category','department');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision))  WITHOUT ROWID;
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371fe',1,1794795904324,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737204',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737205',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737206',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737207',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737208',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737209',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce173720a',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","service","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce173720b',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce173720c',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce173720d',1,1794795904324,'operator','["store","createdFor","createdAt","activeStatus","name","languageCode","nativeName","priority"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cbe',1,1794795904567,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cbe',2,1794795904663,'6afa6980393ee79ce1737202','["name","departmentCode"]','{"id":"6afa69809899f7b01bc74cbe","originalID":"6afa69809899f7b01bc74cbe","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.567Z","lastUpdated":"2026-11-16T02:25:04.567Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cbe',3,1794795904684,'6afa6980393ee79ce1737202','["description"]','{"id":"6afa69809899f7b01bc74cbe","originalID":"6afa69809899f7b01bc74cbe","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.567Z","lastUpdated":"2026-11-16T02:25:04.663Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cbf',1,1794795904615,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc0',1,1794795904642,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc0',2,1794795904710,'6afa6980393ee79ce1737202','["activeStatus","isDelete"]','{"id":"6afa69809899f7b01bc74cc0","originalID":"6afa69809899f7b01bc74cc0","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.642Z","lastUpdated":"2026-11-16T02:25:04.642Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc1',1,1794795904750,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc2',1,1794795904776,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","level","department","timeApplicableType","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc3',1,1794795904788,'6afa6980393ee79ce1737202','["store","createdFor","createdAt","activeStatus","name","imageAvailable","imageVersion"]',NULL);
INSERT INTO history VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc3',2,1794795904800,'6afa6980393ee79ce1737202','["imageAvailable","imageUrl","imageExtension","imageVersion"]','{"id":"6afa69809899f7b01bc74cc3","originalID":"6afa69809899f7b01bc74cc3","store":"6afa6980393ee79ce17371ff","createdFor":"6afa6980393ee79ce17371ff","ownedBy":"6afa6980393ee79ce17371fe","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:25:04.788Z","lastUpdated":"2026-11-16T02:25:04.788Z","createdBy":"6afa6980393ee79ce1737202","modifiedBy":"6afa6980393ee79ce1737202","revision":1,"name":"Olives","imageAvailable":false,"imageVersion":0}');
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL, configuration INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (account, store, sequence))  WITHOUT ROWID;
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','',1,1794795904324,'created','account','6afa6980393ee79ce17371fe',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',1,1794795904324,'created','store','6afa6980393ee79ce17371ff',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',2,1794795904324,'created','serviceType','6afa6980393ee79ce1737204',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',3,1794795904324,'created','serviceType','6afa6980393ee79ce1737205',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',4,1794795904324,'created','serviceType','6afa6980393ee79ce1737206',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',5,1794795904324,'created','serviceType','6afa6980393ee79ce1737207',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',6,1794795904324,'created','serviceType','6afa6980393ee79ce1737208',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',7,1794795904324,'created','serviceType','6afa6980393ee79ce1737209',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',8,1794795904324,'created','serviceType','6afa6980393ee79ce173720a',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',9,1794795904324,'created','language','6afa6980393ee79ce173720b',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',10,1794795904324,'created','language','6afa6980393ee79ce173720c',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',11,1794795904324,'created','language','6afa6980393ee79ce173720d',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',12,1794795904567,'created','department','6afa69809899f7b01bc74cbe',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',13,1794795904615,'created','department','6afa69809899f7b01bc74cbf',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',14,1794795904642,'created','department','6afa69809899f7b01bc74cc0',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',15,1794795904663,'updated','department','6afa69809899f7b01bc74cbe',2,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',16,1794795904684,'updated','department','6afa69809899f7b01bc74cbe',3,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',17,1794795904710,'inactivated','department','6afa69809899f7b01bc74cc0',2,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',18,1794795904750,'created','servingSizeLevel','6afa69809899f7b01bc74cc1',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',19,1794795904776,'created','category','6afa69809899f7b01bc74cc2',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',20,1794795904788,'created','modifier','6afa69809899f7b01bc74cc3',1,1);
INSERT INTO event VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff',21,1794795904800,'updated','modifier','6afa69809899f7b01bc74cc3',2,1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT  NOT NULL, at_ms INTEGER NOT NULL, store TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '', revision INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, key))  WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa6980393ee79ce17371fe','first','1a1e0d31012a61002bb6301f7517c6f050dfb04b4c72d315524fc03c216a0921','"1.hml8vga"','',1794795904567,'6afa6980393ee79ce17371ff','6afa69809899f7b01bc74cbe',1);
INSERT INTO idempotency VALUES('6afa6980393ee79ce17371fe','second','cb4a0dde6b8b9716b5e28ba58fc5833ec8d3d163f8ed1e26e90ec3b7863ae5a4','"2.hml8vga"','',1794795904663,'6afa6980393ee79ce17371ff','6afa69809899f7b01bc74cbe',2);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL  UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO api_key VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737202','b68b6219e7d0eb1729594b73b25e98fe557ef9b8e874b6b32e3392030b6753d9','first key','',65535,0,1794795904324,0,0,1794795904824);
INSERT INTO api_key VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737203','c981c93dbb2d15e8d68fe6f40621572dd7fe860f754482bf3317d6d3b2c0691f','kiosk','',48,0,1794795904324,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL,
    email TEXT NOT NULL  UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id)
    );
INSERT INTO sign_in VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737200','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$IU3HyFeyGFeMx8xfyYOk0g$75sxWgvXMGNBdGvHqhd59dieGhBD9wsDmGGCsuZMMtM','owner',1,1794795904324);
INSERT INTO sign_in VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce1737201','6afa6980393ee79ce17371ff','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$ASHbH872XQ4CNoEFxLpyhw$UiWkw7hj9EdLcq4iXLHZaoCJHzUeOZPApItq1/zkH0k','kiosk',1,1794795904324);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0)  WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash))  WITHOUT ROWID;
INSERT INTO licence VALUES('6afa6980393ee79ce17371fe','6afa6980393ee79ce17371ff','67f04666e479171e33b903c1314290494b6e786f6a759c707083d7585f5599c9',10,1794795904324);
CREATE TABLE image (
    account TEXT NOT NULL, hash TEXT NOT NULL, extension TEXT NOT NULL,
    at_ms INTEGER NOT NULL, bytes BLOB NOT NULL,
    PRIMARY KEY (account, hash));
INSERT INTO image VALUES('6afa6980393ee79ce17371fe','7b574e53a9cd5a2b6483fedfd2302fb6805a3eb3a1449397e7a2353a30820ae3','png',1794795904800,X'89504e470d0a1a0a0000000d494844520000001000000020080600000001020304');
CREATE TABLE image_use (
    account TEXT NOT NULL, record TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (account, record))  WITHOUT ROWID;
INSERT INTO image_use VALUES('6afa6980393ee79ce17371fe','6afa69809899f7b01bc74cc3','7b574e53a9cd5a2b6483fedfd2302fb6805a3eb3a1449397e7a2353a30820ae3');
CREATE TABLE clock_mark (ran_ms INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL);
INSERT INTO clock_mark VALUES(428,1794795904835);
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
