import { Dices, Link2, Shirt } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Controls } from './Controls.tsx';
import { type GalleryState, readGalleryState, writeGalleryState } from './galleryAddress.ts';
import { randomOutfit, wornItems } from './outfitChange.ts';
import { ItemPicker } from './ItemPicker.tsx';
import { StageView } from './StageView.tsx';
import { galleryTexts as texts } from './texts.ts';
import styles from '../Dev.module.css';

const BARE = ['skin.peach', 'face.bright', 'hair.short'] as const;

/** The gallery at /dev/avatars: every item in every combination and motion, drawn by the game itself. */
export function AvatarGallery() {
  const [state, setState] = useState(() => readGalleryState(window.location.search));
  const [copied, setCopied] = useState(false);
  const change = (part: Partial<GalleryState>) => {
    setCopied(false);
    setState((before) => ({ ...before, ...part }));
  };

  useEffect(() => {
    window.history.replaceState(null, '', writeGalleryState(state));
  }, [state]);

  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  };

  return (
    <main className={styles.page}>
      <title>{texts.title}</title>
      <div className={styles.left}>
        <StageView state={state} />
        <Controls state={state} onChange={change} />
      </div>
      <Panel title={texts.title} level={1} className={styles.right}>
        <Cluster align="stretch">
          <Button icon={<Dices />} onClick={() => change({ worn: randomOutfit(Math.random) })}>
            {texts.random}
          </Button>
          <Button tone="alt" icon={<Shirt />} onClick={() => change({ worn: wornItems(BARE) })}>
            {texts.bare}
          </Button>
          <Button tone="sea" icon={<Link2 />} onClick={() => void copy()}>
            {copied ? texts.copied : texts.copy}
          </Button>
        </Cluster>
        <ItemPicker worn={state.worn} onChange={(worn) => change({ worn })} />
      </Panel>
    </main>
  );
}
