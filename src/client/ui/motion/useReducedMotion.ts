import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';
/** On the root element, while the setting of this device asks for less motion. */
const SETTING = 'data-less-motion';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  const setting = new MutationObserver(changed);
  setting.observe(document.documentElement, { attributeFilter: [SETTING] });
  return () => {
    media.removeEventListener('change', changed);
    setting.disconnect();
  };
}

const isReduced = () => window.matchMedia(QUERY).matches || document.documentElement.hasAttribute(SETTING);

/** Whether less motion is wanted: by the system, or by the setting of this device. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isReduced, () => false);
