import { describe, expect, it } from 'vitest';
import {
  besideView,
  breathe,
  blendViews,
  type CameraSubject,
  dashLag,
  type FollowOptions,
  focusView,
  followSubject,
  startCamera,
  viewOf,
} from './cameraMotion.ts';

const map = { width: 3200, height: 1080 };
const screen = { width: 1280, height: 720 };
const standing: CameraSubject = { x: 1600, y: 944, vx: 0, facing: 1, grounded: true };

const settle = (subjects: readonly CameraSubject[], options: Partial<FollowOptions> = {}) =>
  subjects.reduce(
    (camera, subject) => followSubject(camera, subject, 1000 / 60, { width: screen.width, ...options }),
    startCamera(standing, screen),
  );

/** A number of ticks of walking, in px/s. */
const walk = (ticks: number, vx: number, from = standing.x): CameraSubject[] =>
  Array.from({ length: ticks }, (_, tick) => ({ ...standing, x: from + (tick * vx) / 60, vx }));

describe('following', () => {
  it('leaves small steps alone', () => {
    const camera = settle(Array<CameraSubject>(120).fill({ ...standing, x: 1640 }));
    expect(camera.x).toBe(1600);
  });

  it('looks ahead of who walks, to either side', () => {
    for (const vx of [220, -220]) {
      const way = walk(180, vx);
      const lead = (settle(way).x - (way.at(-1)?.x ?? 0)) * Math.sign(vx);
      expect(lead).toBeGreaterThan(90);
      expect(lead).toBeLessThan(160);
    }
  });

  it('looks less far ahead where little is seen', () => {
    const way = walk(180, 220);
    const lead = settle(way, { width: 480 }).x - (way.at(-1)?.x ?? 0);
    expect(lead).toBeGreaterThan(20);
    expect(lead).toBeLessThan(80);
  });

  it('goes over smoothly when one turns round', () => {
    const there = walk(180, 220);
    const back = walk(120, -220, there.at(-1)?.x);
    let camera = startCamera(standing, screen);
    let largest = 0;
    for (const subject of [...there, ...back]) {
      const { x } = camera;
      camera = followSubject(camera, subject, 1000 / 60, { width: screen.width });
      largest = Math.max(largest, Math.abs(camera.x - x));
    }
    expect(largest).toBeLessThan(9);
    expect(camera.x).toBeLessThan(back.at(-1)?.x ?? 0);
  });

  it('stays where it looks when one stops', () => {
    const way = walk(180, 220);
    const last = { ...standing, x: way.at(-1)?.x ?? 0 };
    const stopped = settle([...way, ...Array<CameraSubject>(90).fill(last)]);
    const later = settle([...way, ...Array<CameraSubject>(180).fill(last)]);
    expect(stopped.x).toBeGreaterThan(last.x + 40);
    expect(later.x).toBeCloseTo(stopped.x, 0);
  });

  it('does not look ahead for who asked for less motion', () => {
    const way = walk(180, 220);
    const camera = settle(way, { reducedMotion: true });
    expect(camera.ahead).toBe(0);
    expect(camera.x).toBeLessThan(way.at(-1)?.x ?? 0);
  });

  it('shows who asked for less motion what is in front on arrival, until one walks', () => {
    const phone = { width: 390, height: 844 };
    const reduced = { width: phone.width, reducedMotion: true };
    const arrival = startCamera(standing, phone);
    const rested = followSubject(arrival, standing, 1000, reduced);
    expect(rested.x).toBeCloseTo(arrival.x);
    const walking = { ...standing, vx: 220 };
    expect(followSubject(rested, walking, 5000, reduced).ahead).toBeCloseTo(0, 0);
  });

  it('never runs ahead of anybody who asked for less motion', () => {
    let camera = startCamera(standing, screen);
    for (let tick = 0; tick < 180; tick += 1) {
      const x = 1600 + (tick * 220) / 60;
      camera = followSubject(camera, { ...standing, x, vx: 220 }, 1000 / 60, {
        width: 1280,
        reducedMotion: true,
      });
      expect(camera.x).toBeLessThanOrEqual(x);
    }
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
      (state, subject) => followSubject(state, subject, 16, { width: screen.width }),
      startCamera({ x: 0, y: 400, facing: 1 }, screen),
    );
    expect(camera.y).toBeGreaterThan(700);
  });

  it('does the same whether frames are short or long', () => {
    const target = { ...standing, x: 2000 };
    let fine = startCamera(standing, screen);
    for (let index = 0; index < 8; index += 1)
      fine = followSubject(fine, target, 10, { width: screen.width });
    const coarse = followSubject(startCamera(standing, screen), target, 80, { width: screen.width });
    expect(fine.x).toBeCloseTo(coarse.x, 3);
  });
});

describe('the view', () => {
  it('stays inside the map', () => {
    expect(viewOf({ x: 10, y: 100, ahead: 0 }, screen, map)).toMatchObject({ left: 0, top: 0 });
    expect(viewOf({ x: 3190, y: 944, ahead: 0 }, screen, map)).toMatchObject({ left: 1920, top: 360 });
  });

  it('goes on below the ground when held upright, so that thumbs do not lie on the feet', () => {
    const phone = { width: 420, height: 909 };
    const view = viewOf(startCamera(standing, screen), phone, map);
    expect((944 - view.top) / view.height).toBeCloseTo(0.67, 2);
  });

  it('centres a map that is smaller than the screen', () => {
    expect(viewOf(startCamera(standing, screen), { width: 4000, height: 1200 }, map)).toMatchObject({
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

  it('beside an editor has the object in the middle of what is free', () => {
    const onDesk = besideView({ x: 1600, y: 944 }, screen, { right: 0.4, bottom: 0 });
    expect((1600 - onDesk.left) / onDesk.width).toBeCloseTo(0.3);
    const phone = { width: 420, height: 908 };
    const onPhone = besideView({ x: 1600, y: 944 }, phone, { right: 0, bottom: 0.55 });
    expect((1600 - onPhone.left) / onPhone.width).toBeCloseTo(0.5);
    expect((944 - onPhone.top) / onPhone.height).toBeLessThan(0.45);
    expect(onPhone.width / onPhone.height).toBeCloseTo(phone.width / phone.height);
  });

  it('moves smoothly from one to another', () => {
    const from = viewOf(startCamera(standing, screen), screen, map);
    const to = focusView(standing, screen, map);
    expect(blendViews(from, to, 0)).toEqual(from);
    expect(blendViews(from, to, 1)).toEqual(to);
  });
});

describe('a find and a dash', () => {
  const view = viewOf(startCamera(standing, screen), screen, map);

  it('bring the view a little nearer, around its middle, and back', () => {
    const near = breathe(view, 310);
    expect(view.width / near.width).toBeCloseTo(1.036, 2);
    expect(near.left + near.width / 2).toBeCloseTo(view.left + view.width / 2);
    expect(near.left).toBeGreaterThan(view.left);
    expect(breathe(view, 0)).toEqual(view);
    expect(breathe(view, 5000)).toEqual(view);
  });

  it('leave it behind for a moment', () => {
    expect(dashLag(1, 130)).toBeCloseTo(-20);
    expect(dashLag(-1, 130)).toBeCloseTo(20);
    expect(dashLag(1, 260)).toBe(0);
  });
});

describe('arriving', () => {
  const feet = { x: 480, y: 944 };
  const phone = { width: 420, height: 908 };

  it('shows on an upright screen who stands before one: 돌핀 선생님 from where new accounts arrive', () => {
    const { left, width } = viewOf(startCamera({ ...feet, facing: 1 }, phone), phone, map);
    expect(left).toBeLessThan(480 - 40);
    expect(left + width).toBeGreaterThan(760 + 50);
  });

  it('looks to the other side with who faces it, and not ahead where there is room', () => {
    expect(startCamera({ ...feet, facing: -1 }, phone).x).toBeLessThan(480);
    expect(startCamera({ ...feet, facing: 1 }, screen).x).toBe(480);
  });
});
