/** How a process talks to Kafka: safe defaults for producers and consumers. */
@NullMarked
package org.apogee.platform.kafka;

import org.jspecify.annotations.NullMarked;
