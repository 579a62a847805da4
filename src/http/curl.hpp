// What the two users of libcurl share.
#pragma once

#include <curl/curl.h>

#include <memory>
#include <new>
#include <stdexcept>
#include <string>

namespace http {

// Before the first use of curl, once. Any thread.
inline void start_curl() {
    static const CURLcode result = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (result != CURLE_OK) throw std::runtime_error("curl cannot start");
}

// One transfer of curl, with options that it must know.
class CurlTransfer {
public:
    CurlTransfer() {
        if (!easy_) throw std::bad_alloc();
    }
    CURL* get() const { return easy_.get(); }

    template <class Value>
    void set(CURLoption option, Value value) {
        if (curl_easy_setopt(get(), option, value) != CURLE_OK)
            throw std::runtime_error("curl refuses option " + std::to_string(option));
    }

private:
    std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> easy_{curl_easy_init(), curl_easy_cleanup};
};

}  // namespace http
