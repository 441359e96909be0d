// Times of day in any time zone.
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** All zones that the browser knows, with the viewer's own among them. */
export const zones = () => [...new Set([localZone(), "UTC", ...(Intl.supportedValuesOf?.("timeZone") ?? [])])].sort();

/** How far a zone's clocks are ahead of UTC at an instant, in minutes. */
function offsetAt(zone, millis) {
  const shape = { hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric" };
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...shape, minute: "numeric", second: "numeric" })
    .formatToParts(millis)
    .map((part) => [part.type, Number(part.value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return (Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(millis / 1000) * 1000) / 60_000;
}

/** A local time such as 2026-05-01T19:00 with the offset that the zone has then. */
export function withOffset(local, zone) {
  const wall = Date.parse(`${local}:00Z`);
  const near = offsetAt(zone, wall);
  const offset = offsetAt(zone, wall - near * 60_000); // the guess may be on the other side of a change
  const two = (number) => String(Math.floor(number)).padStart(2, "0");
  const size = Math.abs(offset);
  return `${local}:00${offset < 0 ? "-" : "+"}${two(size / 60)}:${two(size % 60)}`;
}

/** A time tomorrow at seven in the evening, for a field. */
export function tomorrowEvening() {
  const day = new Date(Date.now() + 86_400_000);
  const two = (number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T19:00`;
}

/** The local time of an instant in a zone, for a field. */
export const localIn = (zone, millis) => new Date(millis + offsetAt(zone, millis) * 60_000).toISOString().slice(0, 16);
