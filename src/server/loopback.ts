/** Whether the host of an address is this machine, as `URL` writes it. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
