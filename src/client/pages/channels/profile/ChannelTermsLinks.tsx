import { Button } from '#client/ui/button/Button.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { CHANNEL_TERMS_TYPES, termsTitleOf } from '#shared/contract/people/terms.ts';

/** Opens what a member agrees to: the channel's own terms where it has some. */
export function ChannelTermsLinks({ channelId }: { readonly channelId: number }) {
  return (
    <Cluster>
      {CHANNEL_TERMS_TYPES.map((type) => (
        <Button key={type} size="small" tone="alt" onClick={() => openDialog('terms', { type, channelId })}>
          {termsTitleOf(type)}
        </Button>
      ))}
    </Cluster>
  );
}
