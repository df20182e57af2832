import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FURNITURE, furniturePicture } from '#shared/content/furniture.ts';
import { packFurniture } from './packFurniture.ts';

it('draws every piece whole, in the size that the page places it in, and the room', async () => {
  const outputs = new Map((await packFurniture(1).draw()).map(({ path, bytes }) => [`/${path}`, bytes]));
  for (const { key, view } of FURNITURE) {
    const { width, height } = await sharp(outputs.get(furniturePicture(key, 1))).metadata();
    expect({ width, height }, key).toEqual({ width: view.w, height: view.h });
  }
  expect(await sharp(outputs.get('/ui/furniture/@1x/room.webp')).metadata()).toMatchObject({
    width: 1280,
    height: 720,
  });
  expect(outputs.size).toBe(FURNITURE.length + 1);
}, 60_000);
