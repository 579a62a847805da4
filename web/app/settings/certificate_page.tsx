export function CertificatePage() {
    return null;
}
