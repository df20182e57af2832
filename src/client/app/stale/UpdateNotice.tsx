import { useEffect } from 'react';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { appTexts } from '../texts.ts';
import { hideFreshMark } from './refreshPage.ts';
import { wasJustReloaded } from './watchStaleChunks.ts';

/** Says that the page was reloaded for a newer version. */
export function UpdateNotice() {
  useEffect(() => {
    hideFreshMark();
    if (wasJustReloaded()) showToast({ text: appTexts.updated });
  }, []);
  return null;
}
