CREATE INDEX rating_by_participant ON rating (participant);
