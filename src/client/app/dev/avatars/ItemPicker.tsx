import { useState } from 'react';
import type { EquipmentCategory } from '#shared/content/avatarLayers.ts';
import { itemPictures } from '#shared/content/itemPictures.ts';
import { type Item, ITEMS } from '#shared/content/items.ts';
import { CATEGORY_TEXTS } from '#client/overlay/world/wardrobe/categoryTexts.ts';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { putOn, takeOff, type Worn } from './outfitChange.ts';
import { galleryTexts as texts } from './texts.ts';
import styles from '../Dev.module.css';

const CATEGORIES = Object.keys(CATEGORY_TEXTS) as readonly EquipmentCategory[];
const itemsOf = (category: EquipmentCategory): readonly Item[] =>
  ITEMS.filter((item) => item.category === category);

export interface ItemPickerProps {
  readonly worn: Worn;
  readonly onChange: (worn: Worn) => void;
}

/** All items of one category; a press toggles whether one is worn. */
export function ItemPicker({ worn, onChange }: ItemPickerProps) {
  const [category, setCategory] = useState<EquipmentCategory>('HAIR');
  const items = itemsOf(category);
  return (
    <>
      <Chips
        label={texts.categories}
        options={CATEGORIES.map((value) => ({
          value,
          label: worn.some((item) => item.category === value)
            ? `${CATEGORY_TEXTS[value]} ●`
            : CATEGORY_TEXTS[value],
        }))}
        value={category}
        onChange={setCategory}
      />
      <Text size="small" tone="soft">
        {texts.count(items.length)}
      </Text>
      <Grid as="ul" min={100} gap={3} className={styles.items}>
        {items.map((item) => {
          const isWorn = worn.some(({ key }) => key === item.key);
          return (
            <li key={item.key}>
              <button
                type="button"
                className={styles.item}
                aria-pressed={isWorn}
                title={`${item.key} · ${item.id}`}
                onClick={() => onChange(isWorn ? takeOff(worn, category) : putOn(worn, item))}
              >
                <img src={itemPictures(item).thumbnail} alt="" width="64" height="64" />
                <span>{item.name}</span>
              </button>
            </li>
          );
        })}
      </Grid>
    </>
  );
}
