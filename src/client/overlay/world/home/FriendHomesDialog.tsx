import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { OpenHomes } from './OpenHomes.tsx';
import { guestTexts } from './texts.ts';

/** The rooms of friends into which one may walk, each one press away. */
export function FriendHomesDialog() {
  return (
    <Dialog title={guestTexts.friendsTitle} titleTone="sea" width="small">
      <OpenHomes />
    </Dialog>
  );
}
