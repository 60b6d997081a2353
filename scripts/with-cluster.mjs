// Preloaded into each node of `npm run cluster`: shuts the node down when the cluster has ended, even if that was killed.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
