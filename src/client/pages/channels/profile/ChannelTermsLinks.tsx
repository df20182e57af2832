import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CHANNEL_TERMS_TYPES, termsTitleOf } from '#shared/contract/people/terms.ts';
import styles from './ChannelProfileDialog.module.css';

/** Opens what a member agrees to: the channel's own terms where it has some. */
export function ChannelTermsLinks({ channelId }: { readonly channelId: number }) {
  return (
    <div className={styles.terms}>
      {CHANNEL_TERMS_TYPES.map((type) => (
        <button key={type} type="button" onClick={() => openDialog('terms', { type, channelId })}>
          {termsTitleOf(type)}
        </button>
      ))}
    </div>
  );
}
