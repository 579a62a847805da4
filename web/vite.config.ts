// Builds the back office, and serves it with hot reload beside a running program (./dev web).
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const program = process.env["COMANDA_TO"] ?? "http://127.0.0.1:8080";
const served = ["/v1", "/start.json", "/forms.json", "/openapi.json", "/docs", "/image", "/admin"];

// The program serves these pages itself; only what pages ask for goes to it.
const proxy = Object.fromEntries(
    served.map((path) => [path, { target: program, changeOrigin: true, headers: { origin: program } }]),
);

export default defineConfig({
    root: fileURLToPath(new URL("app", import.meta.url)),
    base: "/",
    plugins: [react()],
    server: {
        proxy: {
            ...proxy,
            "/setup": { target: program, changeOrigin: true, headers: { origin: program }, bypass: (request) => (request.method === "POST" ? null : "/index.html") },
        },
    },
    build: {
        outDir: fileURLToPath(new URL("dist", import.meta.url)),
        emptyOutDir: true,
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 1_000,
    },
});
