import { describe, expect, it } from 'vitest';
import {
  blendViews,
  type CameraSubject,
  focusView,
  followSubject,
  startCamera,
  viewOf,
} from './cameraMotion.ts';

const map = { width: 3200, height: 1080 };
const screen = { width: 1280, height: 720 };
const standing: CameraSubject = { x: 1600, y: 944, vx: 0, facing: 1, grounded: true };

const settle = (subjects: readonly CameraSubject[]) =>
  subjects.reduce((camera, subject) => followSubject(camera, subject, 1000 / 60), startCamera(standing));

describe('following', () => {
  it('leaves small steps alone', () => {
    const camera = settle(Array<CameraSubject>(120).fill({ ...standing, x: 1640 }));
    expect(camera.x).toBe(1600);
  });

  it('looks ahead of who walks', () => {
    const walk = Array.from({ length: 180 }, (_, tick) => ({
      ...standing,
      x: 1600 + (tick * 220) / 60,
      vx: 220,
    }));
    const camera = settle(walk);
    expect(camera.x).toBeGreaterThan((walk.at(-1)?.x ?? 0) - 40);
  });

  it('does not bounce with a jump', () => {
    const jump = Array.from({ length: 45 }, (_, tick) => ({
      ...standing,
      y: 944 - Math.sin((tick / 45) * Math.PI) * 140,
      grounded: false,
    }));
    expect(settle(jump).y).toBeCloseTo(944, 0);
  });

  it('comes down with who falls deep', () => {
    const fall = Array.from({ length: 60 }, (_, tick) => ({
      ...standing,
      y: 400 + tick * 9,
      grounded: false,
    }));
    const camera = fall.reduce(
      (state, subject) => followSubject(state, subject, 16),
      startCamera({ x: 0, y: 400 }),
    );
    expect(camera.y).toBeGreaterThan(700);
  });

  it('does the same whether frames are short or long', () => {
    const target = { ...standing, x: 2000 };
    let fine = startCamera(standing);
    for (let index = 0; index < 8; index += 1) fine = followSubject(fine, target, 10);
    const coarse = followSubject(startCamera(standing), target, 80);
    expect(fine.x).toBeCloseTo(coarse.x, 3);
  });
});

describe('the view', () => {
  it('stays inside the map', () => {
    expect(viewOf({ x: 10, y: 100, ahead: 0 }, screen, map)).toMatchObject({ left: 0, top: 0 });
    expect(viewOf({ x: 3190, y: 944, ahead: 0 }, screen, map)).toMatchObject({ left: 1920, top: 360 });
  });

  it('centres a map that is smaller than the screen', () => {
    expect(viewOf(startCamera(standing), { width: 4000, height: 1200 }, map)).toMatchObject({
      left: -400,
      top: -60,
    });
  });

  it('of a talk has the feet at 60 % of the height', () => {
    const view = focusView({ x: 1600, y: 944 }, screen, map);
    expect((944 - view.top) / view.height).toBeCloseTo(0.6);
    expect(screen.width / view.width).toBeCloseTo(1.3);
    expect(view.left + view.width / 2).toBeCloseTo(1600);
  });

  it('moves smoothly from one to another', () => {
    const from = viewOf(startCamera(standing), screen, map);
    const to = focusView(standing, screen, map);
    expect(blendViews(from, to, 0)).toEqual(from);
    expect(blendViews(from, to, 1)).toEqual(to);
  });
});
