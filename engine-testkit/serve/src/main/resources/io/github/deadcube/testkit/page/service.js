// Ends the worker of a static form that had this address before. A server keeps nothing in browsers: its page always fits it.

const ended = async () => {
  for (const name of await caches.keys()) if (name.startsWith("deadcube ")) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  for (const page of pages) await page.navigate(page.url).catch(() => {});
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(ended()));
