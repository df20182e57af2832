import { useSaveDoor } from '#client/net/world/home.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { HOME_DOORS } from '#shared/contract/world/home.ts';
import { OpenHomes } from './OpenHomes.tsx';
import { guestTexts } from './texts.ts';
import styles from './Homes.module.css';

/** The choice of who may come in by the own door, saved at once; and the doors that are open to oneself. */
export function HomeDoorDialog({ payload }: { readonly payload: DialogPayloads['homeDoor'] }) {
  const save = useSaveDoor({
    onSuccess: () => showToast({ text: guestTexts.doorSaved, theme: 'success' }),
    onError: (error) => showToast({ text: userMessageOf(error, guestTexts.doorFailed), theme: 'warning' }),
  });
  const shown = save.isPending ? save.variables : (save.data ?? payload.door);
  return (
    <Dialog title={guestTexts.doorTitle} titleTone="sea" width="small" description={guestTexts.doorLead}>
      <fieldset className={styles.doors} aria-label={guestTexts.doorTitle} disabled={save.isPending}>
        {HOME_DOORS.map((door) => (
          <label key={door} className={styles.door} aria-label={guestTexts.doors[door].label}>
            <input
              type="radio"
              name="home-door"
              checked={door === shown}
              onChange={() => save.mutate(door)}
            />
            <Stack as="span" gap={1}>
              <Text as="b" size="heading">
                {guestTexts.doors[door].label}
              </Text>
              <Hint as="small">{guestTexts.doors[door].hint}</Hint>
            </Stack>
          </label>
        ))}
      </fieldset>
      <OpenHomes />
    </Dialog>
  );
}
