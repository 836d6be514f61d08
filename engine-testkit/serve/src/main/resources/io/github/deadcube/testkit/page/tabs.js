// Without a server each tab has an engine of its own: a game that two tabs play would lose what one of them has played.

/** Lets another tab have the game that this one plays. */
let letGo = () => {};

/** The game that this tab plays. */
let playing = "";

/** Leaves the game that this tab plays to others. */
export const leaveGame = () => {
  playing = "";
  letGo();
};

/** Takes a game for this tab, which leaves the one before; false if another tab plays it. @param {string} game @returns {Promise<boolean>} */
export const takeGame = async (game) => {
  if (playing === game) return true;
  leaveGame();
  // a page that is not secure has no locks
  if (!navigator.locks) return true;
  const free = await new Promise((resolve) => {
    navigator.locks.request(`deadcube.${game}`, { ifAvailable: true }, (lock) => {
      resolve(!!lock);
      return lock ? new Promise((release) => (letGo = () => release(undefined))) : undefined;
    });
  });
  if (free) playing = game;
  return free;
};
