/**
 * Returns the `Permissions-Policy` of a reply: no device may be used, but for the camera on pages that read a barcode
 * (ACTIVATE-47).
 */
export function devicePermissions({ camera = false }: { camera?: boolean | undefined } = {}): string {
  return `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`;
}
