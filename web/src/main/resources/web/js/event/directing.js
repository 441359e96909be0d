// Who directs an event: its owner, its co-directors, and those of what it is part of.
import { get } from "../lib/api.js";

const isDirector = ({ owner, directors = [] }, player) => owner === player || directors.includes(player);

/** The directors of a season direct its competitions too. */
export async function directsCompetition(one, player) {
  return (
    isDirector(one, player) ||
    (Boolean(one.season) && isDirector(await get(`/seasons/${encodeURIComponent(one.season)}`), player))
  );
}

/** The directors of a competition, and of its season, direct its groups too. */
export async function directsTournament({ settings, directors }, player) {
  const { owner, structure } = settings;
  return (
    isDirector({ owner, directors }, player) ||
    (Boolean(structure?.partOf) &&
      directsCompetition(await get(`/competitions/${encodeURIComponent(structure.partOf)}`), player))
  );
}
