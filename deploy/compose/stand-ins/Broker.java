import java.util.Locale;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A broker with the settings that the environment has, as Kafka's own image takes them. */
class Broker {
  private static final String PREFIX = "KAFKA_";

  public static void main(String[] args) throws Exception {
    var settings = new Properties();
    System.getenv().forEach((name, value) -> {
      if (name.startsWith(PREFIX)) {
        var key = name.substring(PREFIX.length()).replace('_', '.').toLowerCase(Locale.ROOT);
        settings.put(key, value);
      }
    });
    var data = settings.getProperty("log.dirs");
    new Formatter()
        .setClusterId(Uuid.randomUuid().toString())
        .setNodeId(Integer.parseInt(settings.getProperty("node.id")))
        .addDirectory(data)
        .setMetadataLogDirectory(data)
        .setControllerListenerName("CONTROLLER")
        .setReleaseVersion(MetadataVersion.latestProduction())
        .setIgnoreFormatted(true)
        .run();
    var server = new KafkaRaftServer(new KafkaConfig(settings), Time.SYSTEM);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    server.startup();
    server.awaitShutdown();
  }
}
