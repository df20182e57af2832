import { beforeEach, describe, expect, it } from 'vitest';
import {
  closeToast,
  keepToastsHigh,
  removeToast,
  showToast,
  showUploadToast,
  toastStore,
} from './toastStore.ts';

const toasts = () => toastStore.getState().toasts;

describe('toasts', () => {
  beforeEach(() => toastStore.setState({ toasts: [] }));

  it('lets success go after 1200 ms and others later', () => {
    showToast({ text: '저장되었습니다!', theme: 'success' });
    showToast({ text: '인터넷이 느려요.', theme: 'warning' });
    expect(toasts().map((toast) => toast.durationMs)).toEqual([1200, 4500]);
  });

  it('says the same thing once at a time', () => {
    const first = showToast({ text: '같은 말' });
    expect(showToast({ text: '같은 말' })).toBe(first);
    closeToast(first);
    expect(showToast({ text: '같은 말' })).not.toBe(first);
  });

  it('shows at most three, the newest last', () => {
    for (const text of ['하나', '둘', '셋', '넷']) showToast({ text });
    expect(toasts().map((toast) => toast.text)).toEqual(['둘', '셋', '넷']);
  });

  it('stays at the upper edge until everything that it must not cover is gone', () => {
    const [first, second] = [keepToastsHigh(), keepToastsHigh()];
    first();
    expect(toastStore.getState().kept).toBe(1);
    second();
    expect(toastStore.getState().kept).toBe(0);
  });

  it('follows an upload within 0 and 1 and goes when it is over', () => {
    const upload = showUploadToast('숙제.png');
    expect(toasts()[0]).toMatchObject({ progress: 0, durationMs: null });
    upload.progress(1.4);
    expect(toasts()[0]?.progress).toBe(1);
    upload.finish();
    expect(toasts()[0]).toMatchObject({ theme: 'success', durationMs: 1200 });
    removeToast(toasts()[0]?.key ?? 0);
    expect(toasts()).toEqual([]);
  });
});
