-- A database of schema 2, as the program of that time left it. key cmd_1G3FbAFJZnPIwOKFlak6BpBrrUGZX2ztu9fNQR8aY9p department 6afa63458f5511e1ca34c279
PRAGMA user_version = 2;
PRAGMA application_id = 1131375969;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO installation VALUES('oldest_program','1');
INSERT INTO installation VALUES('pepper','307eb81607da5917340b7cdef4ad2b5dcdad9c3a93f2c28fd97c391568485495');
CREATE TABLE scope (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (account, store)) WITHOUT ROWID;
INSERT INTO scope VALUES('6afa6343668930ab9ae32610','',1);
INSERT INTO scope VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',8);
CREATE TABLE record (
    rowid INTEGER PRIMARY KEY,
    account TEXT NOT NULL, store TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    active INTEGER NOT NULL, within TEXT NOT NULL, name_key TEXT NOT NULL,
    sort_key TEXT NOT NULL, search_text TEXT NOT NULL,
    revision INTEGER NOT NULL, sequence INTEGER NOT NULL, form INTEGER NOT NULL, doc TEXT NOT NULL, facet TEXT NOT NULL DEFAULT '');
INSERT INTO record VALUES(1,'6afa6343668930ab9ae32610','','account','6afa6343668930ab9ae32610',1,'','trattoria','trattoria','trattoria',1,1,1,'{"id":"6afa6343668930ab9ae32610","originalID":"6afa6343668930ab9ae32610","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.342Z","lastUpdated":"2026-11-16T01:58:29.342Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Trattoria"}','');
INSERT INTO record VALUES(2,'6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','store','6afa6343668930ab9ae32611',1,'','old town','old town','old town',1,1,1,'{"id":"6afa6343668930ab9ae32611","originalID":"6afa6343668930ab9ae32611","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.343Z","lastUpdated":"2026-11-16T01:58:29.343Z","createdBy":"operator","modifiedBy":"operator","revision":1,"name":"Old Town","timeZone":"Europe/Rome","currency":"EUR","dayStart":0,"weekStart":"Monday","orderPricing":"verify","taxRounding":"component","orderLeadMinutes":60,"acceptWithinMinutes":0}','');
INSERT INTO record VALUES(3,'6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','department','6afa63458f5511e1ca34c279',1,'','kitchen','kitchen','kitchenk',3,6,1,'{"id":"6afa63458f5511e1ca34c279","originalID":"6afa63458f5511e1ca34c279","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.970Z","lastUpdated":"2026-11-16T01:58:30.354Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":3,"name":"Kitchen","departmentCode":"K","description":"Warm dishes","isDelete":false}','');
INSERT INTO record VALUES(4,'6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','department','6afa63468f5511e1ca34c27a',1,'','bar','bar','bar',1,3,1,'{"id":"6afa63468f5511e1ca34c27a","originalID":"6afa63468f5511e1ca34c27a","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:30.142Z","lastUpdated":"2026-11-16T01:58:30.142Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":1,"name":"Bar","description":"Up to two","isDelete":false}','');
INSERT INTO record VALUES(5,'6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','department','6afa63468f5511e1ca34c27b',0,'','garden','garden','garden',2,7,1,'{"id":"6afa63468f5511e1ca34c27b","originalID":"6afa63468f5511e1ca34c27b","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":false,"dateCreated":"2026-11-16T01:58:30.230Z","lastUpdated":"2026-11-16T01:58:30.478Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":2,"name":"Garden","isDelete":true}','');
INSERT INTO record VALUES(6,'6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','servingSizeLevel','6afa63468f5511e1ca34c27c',1,'','large','large','large',1,8,1,'{"id":"6afa63468f5511e1ca34c27c","originalID":"6afa63468f5511e1ca34c27c","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:30.578Z","lastUpdated":"2026-11-16T01:58:30.578Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":1,"name":"Large","default":true}','');
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
INSERT INTO counter VALUES('6afa6343668930ab9ae32610','','account',1,1);
INSERT INTO counter VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','department',0,1);
INSERT INTO counter VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','department',1,2);
INSERT INTO counter VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','servingSizeLevel',1,1);
INSERT INTO counter VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','store',1,1);
CREATE TABLE reference (
    account TEXT NOT NULL, from_id TEXT NOT NULL, field TEXT NOT NULL, to_id TEXT NOT NULL,
    from_kind TEXT NOT NULL, to_kind TEXT NOT NULL,
    PRIMARY KEY (account, from_id, field, to_id)) WITHOUT ROWID;
INSERT INTO reference VALUES('6afa6343668930ab9ae32610','6afa63468f5511e1ca34c27c','default','6afa6343668930ab9ae32611','servingSizeLevel','store');
CREATE TABLE history (
    account TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, who TEXT NOT NULL, changed TEXT NOT NULL, before TEXT,
    PRIMARY KEY (account, id, revision)) WITHOUT ROWID;
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32610',1,1794794309342,'operator','["createdAt","activeStatus","name"]',NULL);
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',1,1794794309343,'operator','["store","createdFor","createdAt","activeStatus","name","timeZone","currency","dayStart","weekStart","orderPricing","taxRounding","orderLeadMinutes","acceptWithinMinutes"]',NULL);
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63458f5511e1ca34c279',1,1794794309970,'6afa6343668930ab9ae32614','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63458f5511e1ca34c279',2,1794794310282,'6afa6343668930ab9ae32614','["name","departmentCode"]','{"id":"6afa63458f5511e1ca34c279","originalID":"6afa63458f5511e1ca34c279","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.970Z","lastUpdated":"2026-11-16T01:58:29.970Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":1,"name":"Food","isDelete":false}');
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63458f5511e1ca34c279',3,1794794310354,'6afa6343668930ab9ae32614','["description"]','{"id":"6afa63458f5511e1ca34c279","originalID":"6afa63458f5511e1ca34c279","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.970Z","lastUpdated":"2026-11-16T01:58:30.282Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}');
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63468f5511e1ca34c27a',1,1794794310142,'6afa6343668930ab9ae32614','["store","createdFor","createdAt","activeStatus","name","description","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63468f5511e1ca34c27b',1,1794794310230,'6afa6343668930ab9ae32614','["store","createdFor","createdAt","activeStatus","name","isDelete"]',NULL);
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63468f5511e1ca34c27b',2,1794794310478,'6afa6343668930ab9ae32614','["activeStatus","isDelete"]','{"id":"6afa63468f5511e1ca34c27b","originalID":"6afa63468f5511e1ca34c27b","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:30.230Z","lastUpdated":"2026-11-16T01:58:30.230Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":1,"name":"Garden","isDelete":false}');
INSERT INTO history VALUES('6afa6343668930ab9ae32610','6afa63468f5511e1ca34c27c',1,1794794310578,'6afa6343668930ab9ae32614','["store","createdFor","createdAt","activeStatus","name","default"]',NULL);
CREATE TABLE event (
    account TEXT NOT NULL, store TEXT NOT NULL, sequence INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, type TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (account, store, sequence)) WITHOUT ROWID;
INSERT INTO event VALUES('6afa6343668930ab9ae32610','',1,1794794309342,'created','account','6afa6343668930ab9ae32610',1);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',1,1794794309343,'created','store','6afa6343668930ab9ae32611',1);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',2,1794794309970,'created','department','6afa63458f5511e1ca34c279',1);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',3,1794794310142,'created','department','6afa63468f5511e1ca34c27a',1);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',4,1794794310230,'created','department','6afa63468f5511e1ca34c27b',1);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',5,1794794310282,'updated','department','6afa63458f5511e1ca34c279',2);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',6,1794794310354,'updated','department','6afa63458f5511e1ca34c279',3);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',7,1794794310478,'inactivated','department','6afa63468f5511e1ca34c27b',2);
INSERT INTO event VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611',8,1794794310578,'created','servingSizeLevel','6afa63468f5511e1ca34c27c',1);
CREATE TABLE idempotency (
    account TEXT NOT NULL, key TEXT NOT NULL, fingerprint TEXT NOT NULL,
    etag TEXT NOT NULL, body TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (account, key)) WITHOUT ROWID;
INSERT INTO idempotency VALUES('6afa6343668930ab9ae32610','first','3bc9ebb595a12def484f28d1146b67556df3768706e89c562f973757b63e2d7f','"1"','{"id":"6afa63458f5511e1ca34c279","originalID":"6afa63458f5511e1ca34c279","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.970Z","lastUpdated":"2026-11-16T01:58:29.970Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":1,"name":"Food","isDelete":false}',1794794309970);
INSERT INTO idempotency VALUES('6afa6343668930ab9ae32610','second','7b1cc44466c8b734f383eecaf0b8b41e6bd40e4e28e6f6f1df28572279fcd9ce','"2"','{"id":"6afa63458f5511e1ca34c279","originalID":"6afa63458f5511e1ca34c279","store":"6afa6343668930ab9ae32611","createdFor":"6afa6343668930ab9ae32611","ownedBy":"6afa6343668930ab9ae32610","createdAt":0,"activeStatus":true,"dateCreated":"2026-11-16T01:58:29.970Z","lastUpdated":"2026-11-16T01:58:30.282Z","createdBy":"6afa6343668930ab9ae32614","modifiedBy":"6afa6343668930ab9ae32614","revision":2,"name":"Kitchen","departmentCode":"K","isDelete":false}',1794794310282);
CREATE TABLE api_key (
    account TEXT NOT NULL, id TEXT NOT NULL, hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    stores TEXT NOT NULL, areas INTEGER NOT NULL, read_only INTEGER NOT NULL,
    created_ms INTEGER NOT NULL, expires_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,
    last_used_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO api_key VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32614','598992953bc46245eba042e011ed6e57dc802f33e1bcef1bb3c60f3b0a99eca9','first key','',65535,0,1794794309344,0,0,1794794310706);
INSERT INTO api_key VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32615','28a8f29573cf26b40d7535174040f0bda7c558d9893c0db3957c4990d67310e6','kiosk','',48,0,1794794309344,0,0,0);
CREATE TABLE sign_in (
    account TEXT NOT NULL, id TEXT NOT NULL, store TEXT NOT NULL, email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL, role TEXT NOT NULL, active INTEGER NOT NULL, created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, id));
INSERT INTO sign_in VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32612','','owner@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$KyPyCilbZb13E14FADc4Lw$6/7e9r98+ZYaWOFyHqIX+KooycdzFsf9MfF1/uVgXos','owner',1,1794794309344);
INSERT INTO sign_in VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32613','6afa6343668930ab9ae32611','kiosk@trattoria.example','$argon2id$v=19$m=65536,t=2,p=1$2ieActocQViPGeALgFvBug$wBKEQAyon+6Voq04kwNLqufNjw+f9BxJEAEba2EWBmc','kiosk',1,1794794309344);
CREATE TABLE reset (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL, sign_in TEXT NOT NULL, expires_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE licence (
    account TEXT NOT NULL, store TEXT NOT NULL, hash TEXT NOT NULL, devices_max INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    PRIMARY KEY (account, store, hash)) WITHOUT ROWID;
INSERT INTO licence VALUES('6afa6343668930ab9ae32610','6afa6343668930ab9ae32611','361e21652f28322e534c4cd357540993fd0f1a9a15c557f0a9f2f6e92cd49af0',10,1794794309344);
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
PRAGMA writable_schema=OFF;
COMMIT;
