// The results of a player, counted from its newest games.
import { get } from "./api.js";
import { isGivenUpAlone } from "./words.js";

export const COUNTED_MOST = 100;

export async function recordOf(player) {
  const { items: all } = await get(`/games?player=${encodeURIComponent(player)}&stage=over&limit=${COUNTED_MOST}`);
  const items = all.filter((game) => !game.fork); // a fork begins with decisions of others
  const seats = items.map((game) => ({ game, seat: game.seats.findIndex((seat) => seat.player === player) }));
  const gone = seats.filter(({ game, seat }) => game.seats[seat]?.givenUp);
  const timeouts = gone.filter(({ game, seat }) => /time/.test(game.seats[seat].givenUp)).length;
  return {
    games: items.length,
    wins: seats.filter(({ game, seat }) => game.places[seat] === 1 && !isGivenUpAlone(game)).length,
    timeouts,
    resigned: gone.length - timeouts,
  };
}
