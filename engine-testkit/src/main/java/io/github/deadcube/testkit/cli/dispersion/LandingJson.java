package io.github.deadcube.testkit.cli.dispersion;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Landing;
import io.github.deadcube.api.dispersion.Landing.Obligation;
import io.github.deadcube.api.dispersion.Landing.Places;
import io.github.deadcube.api.dispersion.Landing.Stretch;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;

/** Where something has landed, as one JSON object on one line. */
final class LandingJson {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .build();

    private LandingJson() {}

    static String of(Landing landing) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            coordinates(json, landing.point());
            json.writeStringField(
                    "obligation", landing.obligation().map(Obligation::words).getOrElse("none"));
            for (Obligation obligation : landing.obligation()) about(json, obligation);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void about(JsonGenerator json, Obligation obligation) throws IOException {
        json.writeStringField("rule", obligation.rule().toString());
        if (!(obligation instanceof Obligation.Redeploy redeploy)) return;
        json.writeStringField("reason", redeploy.reason().toString());
        for (Places places : redeploy.places()) {
            json.writeArrayFieldStart("places");
            for (Stretch stretch : places.stretches()) {
                json.writeStartObject();
                point(json, "from", stretch.from());
                point(json, "to", stretch.to());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    private static void point(JsonGenerator json, String name, Point point) throws IOException {
        json.writeObjectFieldStart(name);
        coordinates(json, point);
        json.writeEndObject();
    }

    private static void coordinates(JsonGenerator json, Point point) throws IOException {
        number(json, "x", point.x());
        number(json, "y", point.y());
    }

    private static void number(JsonGenerator json, String name, double inches) throws IOException {
        json.writeNumberField(name, BigDecimal.valueOf(inches).stripTrailingZeros());
    }
}
