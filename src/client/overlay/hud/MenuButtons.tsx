import { Backpack, ScrollText, Settings, Shirt, Sparkles } from 'lucide-react';
import { useStore } from 'zustand';
import { questStore } from '#client/stores/questStore.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { hudTexts } from './texts.ts';
import styles from './MenuButtons.module.css';

export function MenuButtons() {
  const ready = useStore(
    questStore,
    ({ questList }) => (questList ?? []).filter(({ state }) => state === 'READY').length,
  );
  return (
    <nav className={styles.menu} aria-label={hudTexts.menu}>
      <IconButton
        tone="bag"
        captioned
        label={hudTexts.bag}
        icon={<Backpack />}
        onClick={() => openDialog('inventory')}
      />
      <IconButton
        tone="quest"
        captioned
        label={hudTexts.quest}
        icon={<ScrollText />}
        badge={ready}
        onClick={() => openDialog('quest', {})}
      />
      <IconButton
        tone="wardrobe"
        captioned
        label={hudTexts.shop}
        icon={<Shirt />}
        onClick={() => openDialog('shop')}
      />
      <IconButton
        tone="skills"
        captioned
        label={hudTexts.skills}
        icon={<Sparkles />}
        onClick={() => openDialog('skills')}
      />
      <IconButton
        tone="settings"
        captioned
        label={hudTexts.settings}
        icon={<Settings />}
        onClick={() => openDialog('settings')}
      />
    </nav>
  );
}
