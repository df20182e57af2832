/** Ends this process with SIGTERM when its parent has exited or its terminal was closed, which frees port and data. */
export function exitWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.on('SIGHUP', end);
  if (!process.channel) return;
  process.on('disconnect', end);
  process.channel.unref();
}
