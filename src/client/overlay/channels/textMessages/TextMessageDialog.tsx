import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { PublishTextMessage } from './PublishTextMessage.tsx';
import { ViewTextMessage } from './ViewTextMessage.tsx';

/** Sends text messages to members (PUBLISH), or shows one that was sent (VIEW). */
export function TextMessageDialog({ payload }: { readonly payload: DialogPayloads['textMessage'] }) {
  return payload.mode === 'PUBLISH' ? (
    <PublishTextMessage {...payload} />
  ) : (
    <ViewTextMessage key={payload.textMessageId} {...payload} />
  );
}
