import { useEquipItem } from '#client/net/world/avatar.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { wearTexts } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { itemById } from '#shared/content/items.ts';
import { rewardTexts } from './texts.ts';

/** Puts a rewarded item on at once, and then says that it is worn. */
export function WearButton({ itemId }: { readonly itemId: number }) {
  const item = itemById(itemId);
  const wear = useEquipItem({
    onError: () => showToast({ text: rewardTexts.wearFailed, theme: 'warning' }),
  });
  if (!item) return null;
  const named = { name: item.name, itemCategory: item.category };
  return (
    <Button
      tone="alt"
      busy={wear.isPending}
      disabled={wear.isSuccess}
      aria-label={wear.isSuccess ? wearTexts.on(named) : rewardTexts.now(item.name, wearTexts.putOn(named))}
      onClick={() => wear.mutate({ itemId, itemCategory: item.category })}
    >
      {wear.isSuccess ? wearTexts.done(named) : rewardTexts.now('', wearTexts.putOn(named))}
    </Button>
  );
}
