-- A database of schema 1, as the program of that time left it. key cmd_3E5Xq4pnzOtd0uDyhpPeR4SJrpVRBWzUdsyA0j63ymz department 6afa662fb72a15ce9de67e30
PRAGMA user_version = 1;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','c0268b9f2dd6a4745ee89a697d25f03945d83e07a8b35b814631eb19539766a5');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITHOUT ROWID;
INSERT INTO scope VALUES('6afa662de5e1f631db64e0e0','',1);
INSERT INTO scope VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',8);
CREATE TABLE record (
    rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL, doc TEXT NOT NULL);
INSERT INTO record VALUES(1,'6afa662de5e1f631db64e0e0','','account','6afa662de5e1f631db64e0e0',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa662de5e1f631db64e0e0","originalID":"6afa662de5e1f631db64e0e0","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:54.819Z","lastUpdated":"2026-11-16T02:10:54.819Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}');
INSERT INTO record VALUES(2,'6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','store','6afa662de5e1f631db64e0e1',1,'','old town','old town','old town',1,1,1,'{"id":"6afa662de5e1f631db64e0e1","originalID":"6afa662de5e1f631db64e0e1","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:54.819Z","lastUpdated":"2026-11-16T02:10:54.819Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}');
INSERT INTO record VALUES(3,'6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','department','6afa662fb72a15ce9de67e30',1,'','kitchen','kitchen','kitchenk',3,6,1,'{"id":"6afa662fb72a15ce9de67e30","originalID":"6afa662fb72a15ce9de67e30","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.370Z","lastUpdated":"2026-11-16T02:10:55.834Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}');
INSERT INTO record VALUES(4,'6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','department','6afa662fb72a15ce9de67e31',1,'','bar','bar','bar',1,3,1,'{"id":"6afa662fb72a15ce9de67e31","originalID":"6afa662fb72a15ce9de67e31","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.534Z","lastUpdated":"2026-11-16T02:10:55.534Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":1,"name":"Bar","description":"Up to two","isDelete":false}');
INSERT INTO record VALUES(5,'6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','department','6afa662fb72a15ce9de67e32',0,'','garden','garden','garden',2,7,1,'{"id":"6afa662fb72a15ce9de67e32","originalID":"6afa662fb72a15ce9de67e32","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T02:10:55.670Z","lastUpdated":"2026-11-16T02:10:56.002Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":2,"name":"Garden","isDelete":true}');
INSERT INTO record VALUES(6,'6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','servingSizeLevel','6afa6630b72a15ce9de67e33',1,'','large','large','large',1,8,1,'{"id":"6afa6630b72a15ce9de67e33","originalID":"6afa6630b72a15ce9de67e33","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:56.138Z","lastUpdated":"2026-11-16T02:10:56.138Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":1,"name":"Large","default":true}');
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','record_search','record_search',0,'CREATE VIRTUAL TABLE record_search USING fts5(search_text, content=''record'', content_rowid=''rowid'',
    tokenize=''trigram case_sensitive 1'', columnsize=0, detail=full)');
CREATE TABLE IF NOT EXISTS 'record_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO record_search_data VALUES(1,X'061c');
INSERT INTO record_search_data VALUES(10,X'000000000107070007010101020101030101040101050101060101070101');
INSERT INTO record_search_data VALUES(137438953473,X'00000039043061747401020401036f72690102070103726174010203020269610102080103746f72010206020272610102020202746f01020504080808070807');
INSERT INTO record_search_data VALUES(274877906945,X'00000033043020746f020205010364207402020401036c642002020301036f6c640202020202776e0202070103746f77020206040808080807');
INSERT INTO record_search_data VALUES(412316860417,X'000000140430666f6f03020201036f6f640302030408');
INSERT INTO record_search_data VALUES(549755813889,X'0000000c043062617204020204');
INSERT INTO record_search_data VALUES(687194767361,X'000000240430617264050203010364656e0502050103676172050202010372646505020404080808');
INSERT INTO record_search_data VALUES(824633720833,X'0000004a04306368650302050103656e1f0302070103666f6f0301010368656e030206010369746303020301036b697403020201036e1f6b03020801036f6f6403010103746368030204040808070808080807');
INSERT INTO record_search_data VALUES(962072674305,X'0000001c043061726706020301036c61720602020103726765060204040808');
CREATE TABLE IF NOT EXISTS 'record_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO record_search_idx VALUES(1,X'',2);
INSERT INTO record_search_idx VALUES(2,X'',2);
INSERT INTO record_search_idx VALUES(3,X'',2);
INSERT INTO record_search_idx VALUES(4,X'',2);
INSERT INTO record_search_idx VALUES(5,X'',2);
INSERT INTO record_search_idx VALUES(6,X'',2);
INSERT INTO record_search_idx VALUES(7,X'',2);
CREATE TABLE IF NOT EXISTS 'record_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO record_search_config VALUES('version',4);
CREATE TABLE counter (
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, active INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (account, store, kind, active)) WITHOUT ROWID;
INSERT INTO counter VALUES('6afa662de5e1f631db64e0e0','','account',1,1);
INSERT INTO counter VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','department',0,1);
INSERT INTO counter VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','department',1,2);
INSERT INTO counter VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) WITHOUT ROWID;
INSERT INTO reference VALUES('6afa662de5e1f631db64e0e0','6afa6630b72a15ce9de67e33','default','6afa662de5e1f631db64e0e1','servingSizeLevel','store');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision)) WITHOUT ROWID;
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e0',1,1794795054819,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',1,1794795054819,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e30',1,1794795055370,'6afa662de5e1f631db64e0e4','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e30',2,1794795055724,'6afa662de5e1f631db64e0e4','["name","departmentCode"]','{"id":"6afa662fb72a15ce9de67e30","originalID":"6afa662fb72a15ce9de67e30","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.370Z","lastUpdated":"2026-11-16T02:10:55.370Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e30',3,1794795055834,'6afa662de5e1f631db64e0e4','["description"]','{"id":"6afa662fb72a15ce9de67e30","originalID":"6afa662fb72a15ce9de67e30","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.370Z","lastUpdated":"2026-11-16T02:10:55.724Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e31',1,1794795055534,'6afa662de5e1f631db64e0e4','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e32',1,1794795055670,'6afa662de5e1f631db64e0e4','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa662fb72a15ce9de67e32',2,1794795056002,'6afa662de5e1f631db64e0e4','["activeStatus","isDelete"]','{"id":"6afa662fb72a15ce9de67e32","originalID":"6afa662fb72a15ce9de67e32","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.670Z","lastUpdated":"2026-11-16T02:10:55.670Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa662de5e1f631db64e0e0','6afa6630b72a15ce9de67e33',1,1794795056138,'6afa662de5e1f631db64e0e4','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, store, sequence)) WITHOUT ROWID;
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','',1,1794795054819,'created','account','6afa662de5e1f631db64e0e0',1);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',1,1794795054819,'created','store','6afa662de5e1f631db64e0e1',1);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',2,1794795055370,'created','department','6afa662fb72a15ce9de67e30',1);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',3,1794795055534,'created','department','6afa662fb72a15ce9de67e31',1);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',4,1794795055670,'created','department','6afa662fb72a15ce9de67e32',1);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',5,1794795055724,'updated','department','6afa662fb72a15ce9de67e30',2);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',6,1794795055834,'updated','department','6afa662fb72a15ce9de67e30',3);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',7,1794795056002,'inactivated','department','6afa662fb72a15ce9de67e32',2);
INSERT INTO event VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1',8,1794795056138,'created','servingSizeLevel','6afa6630b72a15ce9de67e33',1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key)) WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa662de5e1f631db64e0e0','first','712a7e1f788ffbeffdfe12696aa9660a6e254501c599b251ab7cd0c5b423e6c7','"1"','{"id":"6afa662fb72a15ce9de67e30","originalID":"6afa662fb72a15ce9de67e30","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.370Z","lastUpdated":"2026-11-16T02:10:55.370Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":1,"name":"Food","isDelete":false}',1794795055370);
INSERT INTO idempotency VALUES('6afa662de5e1f631db64e0e0','second','408ed9c5be151212c2bc0b4225c9660e122537812d3dd0ee766a6ab02dc33356','"2"','{"id":"6afa662fb72a15ce9de67e30","originalID":"6afa662fb72a15ce9de67e30","store":"6afa662de5e1f631db64e0e1","createdFor":"6afa662de5e1f631db64e0e1","ownedBy":"6afa662de5e1f631db64e0e0","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T02:10:55.370Z","lastUpdated":"2026-11-16T02:10:55.724Z","createdBy":"6afa662de5e1f631db64e0e4","modifiedBy":"6afa662de5e1f631db64e0e4","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}',1794795055724);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO api_key VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e4','dbf532a654a1645263306901393132b46014b994040c3d55dc99e270a743d230','first key','',65535,0,1794795054821,0,0,1794795056292);
INSERT INTO api_key VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e5','691c570fdc8e2bcfb37ec614c35bde8cd63ddb2770f0b4b7861eaf42358cae1f','kiosk','',48,0,1794795054821,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e2','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$VXBtb/lEbqbq8OCfmfrcQQ$19KBDZZWt2veMlUj3tucM7ypjty4x0OiF+N0hA0voFo','owner',1,1794795054821);
INSERT INTO sign_in VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e3','6afa662de5e1f631db64e0e1','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$etsWPepYxY8/7t4YVUwZcg$N+FTj34MGeiXSejO8TrFRjoVpnbqydZUGdcjbLJHXxQ','kiosk',1,1794795054821);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash)) WITHOUT ROWID;
INSERT INTO licence VALUES('6afa662de5e1f631db64e0e0','6afa662de5e1f631db64e0e1','6d256b65726375200fb53d5de34f85049c6b9918c6f5d3d2fe5397a55213f0be',10,1794795054821);
CREATE UNIQUE INDEX record_id ON record (account, id);
CREATE UNIQUE INDEX record_name ON record (account, store, kind, within, name_key)
    WHERE active = 1 AND name_key <> '';
CREATE INDEX record_list ON record (account, store, kind, active, sort_key, id);
CREATE TRIGGER record_search_insert AFTER INSERT ON record BEGIN
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;
CREATE TRIGGER record_search_update AFTER UPDATE OF search_text ON record
    WHEN old.search_text <> new.search_text BEGIN
    INSERT INTO record_search (record_search, rowid, search_text) VALUES ('delete', old.rowid, old.search_text);
    INSERT INTO record_search (rowid, search_text) VALUES (new.rowid, new.search_text); END;
CREATE INDEX reference_to ON reference (account, to_id, field, from_id);
CREATE INDEX idempotency_age ON idempotency (at_ms);
PRAGMA writable_schema=OFF;
COMMIT;
