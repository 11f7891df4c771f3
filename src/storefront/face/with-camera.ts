const WISHED: MediaStreamConstraints = {
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
};

/**
 * Does `work` with the camera's pictures; afterwards, or when `signal` says so, it is off.
 * @throws DOMException where there is no camera, or it may not be used.
 */
export async function withCamera(
  signal: AbortSignal,
  work: (stream: MediaStream) => Promise<void>,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia(WISHED);
  const turnOff = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', turnOff);
  try {
    signal.throwIfAborted();
    await work(stream);
  } finally {
    turnOff();
  }
}
