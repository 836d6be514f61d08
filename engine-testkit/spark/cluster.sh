#!/usr/bin/env bash
# Runs a job on a standalone cluster of this machine: one master and two workers (or WORKERS) of one core each.
# Needs the jars of 'mvn -Pspark package'. Arguments are those of SparkGames.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
export SPARK_HOME="$here/target/spark"
# Without it Spark looks for a source tree.
export SPARK_SCALA_VERSION=2.13
find "$here/target" -maxdepth 1 -name 'engine-spark-*.jar' ! -name '*-sources.jar' ! -name '*-javadoc.jar' \
  -exec cp {} "$SPARK_HOME/jars/" \;
classes="$SPARK_HOME/jars/*"
logs="${CLUSTER_LOGS:-$here/target/cluster}"
mkdir -p "$logs"

java -cp "$classes" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 7077 --webui-port 8080 \
  > "$logs/master.log" 2>&1 &
running=($!)
trap 'kill "${running[@]}" 2> /dev/null || true' EXIT
until grep -q "Starting Spark master" "$logs/master.log"; do sleep 1; done
workers="${WORKERS:-2}"
for worker in $(seq "$workers"); do
  java -cp "$classes" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 1g \
    --work-dir "$logs/worker$worker" spark://127.0.0.1:7077 > "$logs/worker$worker.log" 2>&1 &
  running+=($!)
done
until [ "$(grep -c "Registering worker" "$logs/master.log")" -ge "$workers" ]; do sleep 1; done

java -Xmx500m -cp "$classes" -Dspark.master=spark://127.0.0.1:7077 -Dspark.driver.host=127.0.0.1 \
  -Dspark.executor.memory=800m -Dspark.executor.cores=1 -Dspark.cores.max="$workers" io.github.deadcube.spark.SparkGames "$@"
