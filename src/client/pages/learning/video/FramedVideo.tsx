import { useEffect, useRef } from 'react';
import styles from './VideoView.module.css';

/**
 * A video in the frame of another site, which tells nothing of what it plays: the time counts during which the page is
 * looked at, as seconds of the video from where it was left.
 */
export function FramedVideo({
  title,
  url,
  videoTime,
  startAt,
  onPlayed,
}: {
  readonly title: string;
  readonly url: string;
  readonly videoTime: number;
  readonly startAt: number;
  readonly onPlayed: (from: number, to: number) => void;
}) {
  const at = useRef(startAt >= videoTime ? 0 : startAt);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || at.current >= videoTime) return;
      onPlayed(at.current, at.current + 1);
      at.current += 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [onPlayed, videoTime]);
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; encrypted-media"
      allowFullScreen
    />
  );
}
