// Lets SQLite write the frames of a commit to its log in few calls.
//
// SQLite writes each frame in two calls, the header and the page. Here what follows on what was
// written before waits in memory until the log is synchronized, read or closed. With
// `synchronous = full`, which our databases have, SQLite synchronizes the log before it tells
// readers of the frames and before COMMIT returns, so nobody misses what waits: a process that is
// killed loses what was not committed. Everything else goes to SQLite's usual VFS.
#pragma once

namespace storage {

// The name of the VFS that gathers for the one that is usual now, for sqlite3_open_v2(); registers
// it when there is none. Any thread.
const char* gathering_vfs();

}  // namespace storage
