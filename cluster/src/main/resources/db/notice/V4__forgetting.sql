-- Deliveries and notices of long ago are looked up by their age to be deleted.
CREATE INDEX delivery_done ON delivery (created_at) WHERE state <> 'pending';
CREATE INDEX notice_at ON notice (at);
