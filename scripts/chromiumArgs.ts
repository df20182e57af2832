/**
 * Features of Chromium that no page needs. The last `--disable-features` replaces all before it, so the first ten are
 * those that Playwright disables itself and that exist here. The others build two pages for the address bar of every
 * invisible window: 1.4 of the 1.8 processor seconds that a new window took (Chromium 156).
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The arguments of every browser of the journeys, the pictures and the measurements. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--mute-audio',
  `--disable-features=${DISABLED.join()}`,
];
