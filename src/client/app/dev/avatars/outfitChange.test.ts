import { expect, it } from 'vitest';
import { ITEMS } from '#shared/content/items.ts';
import { putOn, randomOutfit, takeOff, wornItems } from './outfitChange.ts';

const keys = (worn: ReturnType<typeof wornItems>) => worn.map(({ key }) => key);

it('exchanges what is of the same kind and what cannot be worn together', () => {
  const worn = wornItems(['skin.tan', 'top.tee', 'bottom.shorts', 'hat.captain']);
  const [gown] = wornItems(['onepiece.gown']);
  const [crown] = wornItems(['hat.crown']);
  if (!gown || !crown) throw new Error('the items have lost its gown or its crown');
  expect(keys(putOn(worn, gown))).toEqual(['skin.tan', 'hat.captain', 'onepiece.gown']);
  expect(keys(putOn(worn, crown))).toEqual(['skin.tan', 'top.tee', 'bottom.shorts', 'hat.crown']);
});

it('takes off anything but skin, face and hair', () => {
  const worn = wornItems(['skin.tan', 'hat.captain']);
  expect(keys(takeOff(worn, 'HAT'))).toEqual(['skin.tan']);
  expect(keys(takeOff(worn, 'SKIN'))).toEqual(['skin.tan', 'hat.captain']);
});

it('dresses at random in what can be worn together, whatever falls', () => {
  for (const value of [0, 0.3, 0.6, 0.999]) {
    const worn = randomOutfit(() => value);
    expect(keys(wornItems(keys(worn))).sort()).toEqual(keys(worn).sort());
    const categories = worn.map(({ category }) => category);
    expect(categories).toEqual(expect.arrayContaining(['SKIN', 'FACE', 'HAIR', 'SHOES']));
    expect(ITEMS).toEqual(expect.arrayContaining([...worn]));
  }
});
