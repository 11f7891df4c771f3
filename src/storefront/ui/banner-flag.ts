/** The session-storage flag that turns the banner off when it is 'true'. */
const BANNER_OFF_KEY = 'bannerDisabled';

/** Before anything is painted, so that a banner that is switched off never shows. */
export function hideBannerIfOff(): void {
  try {
    if (sessionStorage.getItem(BANNER_OFF_KEY) === 'true')
      document.documentElement.dataset.banner = 'off';
  } catch {
    // A browser that keeps nothing has switched nothing off.
  }
}
