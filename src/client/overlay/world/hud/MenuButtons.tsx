import { LayoutGrid } from 'lucide-react';
import { useRef, type ToggleEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { notificationStore } from '#client/stores/notificationStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { MENU_ENTRIES, type MenuBadges, type MenuEntry } from './menuEntries.tsx';
import { hudTexts } from './texts.ts';
import styles from './Hud.module.css';

const SHEET_ID = 'hud-menu-more';

/** The most frequent places, each with a button of its own; the rest is in the sheet of the last button. */
export function MenuButtons() {
  const navigate = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const badges = useBadges();
  const room = useMenuRoom();
  const badgeOf = ({ badge }: MenuEntry) => (badge === undefined ? 0 : badges[badge]);
  const inSheet = MENU_ENTRIES.slice(room);
  const buttonOf = (entry: MenuEntry) => (
    <IconButton
      key={entry.label}
      captioned
      tone={entry.tone}
      label={entry.label}
      icon={entry.icon}
      badge={badgeOf(entry)}
      data-keeps={entry.keeps}
      onClick={() => {
        // First, so that the focus is where the dialog later gives it back.
        sheet.current?.hidePopover();
        entry.open(navigate);
      }}
    />
  );
  return (
    <nav className={styles.menu} aria-label={hudTexts.menu}>
      {MENU_ENTRIES.slice(0, room).map(buttonOf)}
      <IconButton
        captioned
        label={hudTexts.more}
        icon={<LayoutGrid />}
        badge={inSheet.reduce((sum, entry) => sum + badgeOf(entry), 0)}
        popoverTarget={SHEET_ID}
        // A place without a button of its own on this screen is behind this one.
        data-keeps={['more', ...inSheet.flatMap(({ keeps }) => keeps ?? [])].join(' ')}
      />
      <div
        ref={sheet}
        id={SHEET_ID}
        popover="auto"
        role="group"
        aria-label={hudTexts.more}
        className={styles.sheet}
        data-paper
        onToggle={focusFirst}
      >
        {inSheet.map(buttonOf)}
      </div>
    </nav>
  );
}

function useBadges(): MenuBadges {
  const ready = useStore(
    questStore,
    ({ questList }) => (questList ?? []).filter(({ state }) => state === 'READY').length,
  );
  const unread = useStore(notificationStore, (state) => state.unread);
  return { ready, unread };
}

function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}

/** How many buttons fit beside the profile and the name of the map, from the least room up. */
const ROOMS = [
  { media: window.matchMedia('(width <= 1000px), (height <= 560px)'), buttons: 3 },
  { media: window.matchMedia('(width <= 1150px)'), buttons: 4 },
] as const;
const MOST = 5;

function subscribe(changed: () => void): () => void {
  for (const { media } of ROOMS) media.addEventListener('change', changed);
  return () => {
    for (const { media } of ROOMS) media.removeEventListener('change', changed);
  };
}

const roomNow = () => ROOMS.find(({ media }) => media.matches)?.buttons ?? MOST;

/** The number of entries of the menu that have a button of their own on this screen. */
function useMenuRoom(): number {
  return useSyncExternalStore(subscribe, roomNow);
}
